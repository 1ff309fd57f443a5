/** A good answer. */
export interface Done<Data> {
  readonly ok: true;
  readonly data: Data;
}

/** A refusal: of its reasons those that come with its code, and what helps to go on. */
export interface Refused<Code, Reason, Detail> {
  readonly ok: false;
  readonly code: Code;
  readonly reason: Reason;
  /** In the language of the reader. */
  readonly msg: string;
  readonly detail: Detail;
}

/** What may come of a call, told apart by `ok`, then by `code` or `reason`. */
export type Outcome<Answer> = Answer extends { readonly code: 200; readonly data: infer Data }
  ? Done<Data>
  : Answer extends {
        readonly code: infer Code;
        readonly data: infer Detail extends { readonly reason: unknown };
      }
    ? Refused<Code, Detail['reason'], Detail>
    : never;

/**
 * No answer of the product came: the line broke, or something between answered. Whether the work was done is unknown; send
 * the same again with the same key.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    /** Of what came instead; undefined where nothing did. */
    readonly status?: number,
    cause?: unknown,
  ) {
    super(status === undefined ? 'no answer came' : `no answer of the product came, but HTTP ${status}`, {
      cause,
    });
  }
}

/** What a call of the client answers. */
interface Sent {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: { readonly reason: string };
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Envelope>).code === 'number' &&
  typeof (value as Partial<Envelope>).data === 'object';

/**
 * What came of a call: `await outcomeOf(api.POST(…))`. Calls of the app refuse with HTTP 200, those of staff and networks
 * by HTTP; here both are alike.
 * @throws NoAnswer where none came
 */
export const outcomeOf = async <One extends Sent>(
  sent: Promise<One>,
): Promise<Outcome<Exclude<One['data'] | One['error'], undefined>>> => {
  const { data, error, response } = await sent.catch((cause: unknown) => {
    throw new NoAnswer(undefined, cause);
  });
  const answer = data ?? error;
  if (!isEnvelope(answer)) throw new NoAnswer(response.status, answer);
  const { code, msg, data: detail } = answer;
  const outcome =
    code === 200 ? { ok: true, data: detail } : { ok: false, code, reason: detail.reason, msg, detail };
  // The document says what each call answers; the server sends nothing else.
  return outcome as Outcome<Exclude<One['data'] | One['error'], undefined>>;
};
