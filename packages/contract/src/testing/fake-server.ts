import type { Reason, StaffRole } from '@fairlead/vocabulary';
import type { z } from 'zod';
import { allCalls } from '../calls';
import type { Call, RequestOf, ResponseOf } from '../core';
import { type FailureData, failureData } from '../envelope';
import { fieldErrors } from '../fields';
import { refusalsOf, statusOf } from '../refusals';
import type { Surface } from '../routes';
import { type Part, sample } from './sample';

type Refused = Partial<Omit<FailureData, 'reason'>>;

/** An answer other than 200: a reason that the contract lists for the call. */
class Refusal {
  constructor(
    readonly reason: Reason,
    readonly data: Refused,
  ) {}
}
class Lost {}

/** For `reply`: the call is refused. */
export const refused = (reason: Reason, data: Refused = {}): Refusal => new Refusal(reason, data);
/** For `reply`: the connection breaks before an answer. */
export const lost = new Lost();

type Outcome<C extends Call> = Part<ResponseOf<C>> | Refusal | Lost | File;
type Handler<C extends Call> = (
  request: RequestOf<C>,
  /** How often the call was made before. */
  before: number,
) => Outcome<C> | Promise<Outcome<C>>;

interface Sent {
  readonly id: string;
  readonly request: unknown;
  readonly headers: Headers;
}

/** What the server would say in words; tests look for it where a screen shows the server's own sentence. */
export const sentenceOf = (reason: Reason): string => `Refused: ${reason}.`;

const queryOf = (call: Call, parameters: URLSearchParams): object => {
  const shape = (call.request as z.ZodObject).shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    // As the server's own validator: a number in an address is text until its field wants a number.
    [...parameters].map(([name, text]) => [
      name,
      shape[name]?.safeParse(text).success === false && /^(-?\d+|true|false)$/.test(text)
        ? JSON.parse(text)
        : text,
    ]),
  );
};

const requestOf = (call: Call, url: URL, body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return { file: body.get('file') };
  return call.method === 'POST' ? JSON.parse(String(body)) : queryOf(call, url.searchParams);
};

/** Refusals that every call of the contract can meet before its own work. */
const refusalBefore = (call: Call, request: unknown, headers: Headers): Refusal | undefined => {
  const isOpen = call.access.kind === 'public' || call.access.kind === 'guest';
  if (!isOpen && !headers.has('X-CT')) return refused('not_authorized');
  if (call.idempotent && !headers.has('Idempotency-Key')) return refused('idempotency_key_missing');
  if (call.transport === 'multipart') return undefined;
  const parsed = call.request.safeParse(request);
  return parsed.success
    ? undefined
    : refused('invalid_fields', { fields: fieldErrors(parsed.error, request) });
};

const isOfRole = ({ access }: Call, roles: readonly StaffRole[]): boolean =>
  access.kind !== 'staff' || access.roles.length === 0 || access.roles.some((role) => roles.includes(role));

const envelope = (code: number, msg: string, data: unknown, status: number): Response =>
  new Response(JSON.stringify({ code, msg, data }), { status });

const refuseAs = (call: Call, { reason, data }: Refusal, faults: string[]): Response => {
  if (!refusalsOf(call).includes(reason)) faults.push(`${call.id} is never refused with ${reason}`);
  const { http, code } = statusOf(call.surface, reason);
  return envelope(code, sentenceOf(reason), failureData.parse({ reason, ...data }), http);
};

const answerAs = (call: Call, part: unknown, faults: string[]): Response => {
  try {
    return envelope(200, 'OK', sample(call.response, part as Part<unknown>), 200);
  } catch (error) {
    faults.push(`${call.id} cannot be answered so: ${String(error)}`);
    return refuseAs(call, refused('server_error'), faults);
  }
};

const fileAnswer = (file: File): Response =>
  new Response(file, { headers: { 'content-disposition': `attachment; filename="${file.name}"` } });

type Bases = Readonly<Partial<Record<Surface, string>>>;

const callAt = (bases: Bases, method: string, path: string): Call | undefined =>
  allCalls.find((call) => call.method === method && path === `${bases[call.surface]}${call.path}`);

/** What was asked for and passed the contract. */
const createLog = () => {
  const entries: Sent[] = [];
  const of = (call: Call): readonly Sent[] => entries.filter(({ id }) => id === call.id);
  return {
    entries,
    of,
    /** What was asked for, oldest first. */
    sent: <C extends Call>(call: C): readonly RequestOf<C>[] =>
      of(call).map(({ request }) => request as RequestOf<C>),
    /** The idempotency keys of a call, oldest first. */
    keys: (call: Call): readonly (string | null)[] =>
      of(call).map(({ headers }) => headers.get('Idempotency-Key')),
  };
};

/** A promise with the function that fulfils it. */
const createGate = () => {
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, release };
};

/**
 * A server at the boundary of `fetch` for tests of screens. Requests are checked by the contract as the real one checks
 * them, answers and refusals must be the contract's: what is not so is kept as a fault, and `check` throws it.
 * @param bases the base path of each surface that the screens call
 * @param roles those of the member of staff who is signed in: a screen asks for nothing that they do not open
 */
export const fakeServer = (bases: Bases, roles: () => readonly StaffRole[] = () => []) => {
  const handlers = new Map<string, Handler<Call>>();
  const log = createLog();
  const faults: string[] = [];

  const outcomeOf = async (call: Call, request: unknown, headers: Headers): Promise<Outcome<Call>> => {
    const early = refusalBefore(call, request, headers);
    if (early !== undefined) return early;
    if (!isOfRole(call, roles())) {
      faults.push(`${call.id} is not open to ${roles().join(', ')}`);
      return refused('role_missing');
    }
    const before = log.of(call).length;
    log.entries.push({ id: call.id, request, headers });
    const handler = handlers.get(call.id);
    if (handler !== undefined) return handler(request, before);
    faults.push(`the test has no answer to ${call.id}`);
    return refused('server_error');
  };

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://server');
    const method = init.method ?? 'GET';
    const call = callAt(bases, method, url.pathname);
    if (call === undefined) {
      faults.push(`no call of the contract: ${method} ${url.pathname}`);
      throw new TypeError('no such call');
    }
    const outcome = await outcomeOf(call, requestOf(call, url, init.body), new Headers(init.headers));
    init.signal?.throwIfAborted();
    if (outcome instanceof Lost) throw new TypeError('connection lost');
    if (outcome instanceof Refusal) return refuseAs(call, outcome, faults);
    return outcome instanceof File ? fileAnswer(outcome) : answerAs(call, outcome, faults);
  };

  const reply = <C extends Call>(call: C, handler: Handler<C>): void => {
    handlers.set(call.id, handler as unknown as Handler<Call>);
  };
  return {
    fetch,
    reply,
    /** Every time from now on, with what the test says of it; the rest comes from the response's schema. */
    answer: <C extends Call>(call: C, part?: Part<ResponseOf<C>>): void =>
      reply(call, () => part as Part<ResponseOf<C>>),
    refuse: (call: Call, reason: Reason, data: Refused = {}): void =>
      reply(call, () => refused(reason, data)),
    /** The answer stays away until the returned function is called. */
    hold: <C extends Call>(call: C, part?: Part<ResponseOf<C>>): (() => void) => {
      const { opened, release } = createGate();
      reply(call, async () => {
        await opened;
        return part as Part<ResponseOf<C>>;
      });
      return release;
    },
    sent: log.sent,
    keys: log.keys,
    reset: (): void => {
      handlers.clear();
      log.entries.length = 0;
      faults.length = 0;
    },
    /** @throws Error where something was asked or answered that is not of the contract */
    check: (): void => {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
};

export type FakeServer = ReturnType<typeof fakeServer>;
