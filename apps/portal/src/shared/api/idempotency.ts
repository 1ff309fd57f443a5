import {
  ApiError,
  type CallApi,
  type IdempotentCall,
  type RequestFor,
  type ResponseFor,
} from '@fairlead/contract/client';
import type { Clock } from '@fairlead/ui/clock';
import { readStored, writeStored } from '../lib/storage';

/** A request that moves money, written down before it is sent. */
export interface PendingRequest {
  readonly key: string;
  readonly call: IdempotentCall;
  /** What was asked for, without secrets: a password is never written to the device. */
  readonly request: object;
  /** True where a secret was left out: then only the person can send it again, by asking for the same. */
  readonly needsPerson: boolean;
  /** Whose it is: another person on this device must not send it. */
  readonly owner: string;
  /** Milliseconds since 1970, UTC. */
  readonly madeAt: number;
}

/**
 * A request that moves money went out and no answer came: it may have been carried out, and is kept to be sent again as the
 * same. It brings its own words, which is another thing than having no connection.
 */
export class Unanswered extends ApiError {
  readonly fallback = 'pending.unknown';
}

/** How one pending request ended when it was sent again. */
export type Outcome =
  | { readonly kind: 'done'; readonly pending: PendingRequest; readonly data: unknown }
  | { readonly kind: 'refused'; readonly pending: PendingRequest; readonly error: ApiError };

const STORAGE_KEY = 'fairlead_pending';
/**
 * After this long a request is no longer sent again: nothing that moves money may happen long after the tap.
 * What became of it stands in the lists, which are read from the server.
 */
const RESEND_FOR_MS = 10 * 60_000;
const RETRY_AFTER_MS = [400, 1_500, 4_000] as const;

export interface SenderParts {
  readonly callApi: CallApi<IdempotentCall>;
  readonly clock: Clock;
  readonly owner: () => string;
  readonly isOnline: () => boolean;
  readonly makeKey: () => string;
  readonly wait: (durationMs: number) => Promise<void>;
}

export interface IdempotentSender {
  /**
   * Sends a request that moves money; the same request while its outcome is unknown goes with the same key.
   * @throws ApiError refused (`final`), or it could not go out; Unanswered after the retries: then it stays pending
   */
  send<Name extends IdempotentCall>(name: Name, request: RequestFor<Name>): Promise<ResponseFor<Name>>;
  /** Sends what is still pending with its old key, e.g. after a reload. Tells what became of each. */
  resume(): Promise<readonly Outcome[]>;
  /** What this person sent of a call without an answer: to the letter it is the same request, else another one. */
  unanswered<Name extends IdempotentCall>(
    name: Name,
    fits: (request: RequestFor<Name>) => boolean,
  ): RequestFor<Name> | undefined;
}

const readPending = (): readonly PendingRequest[] => readStored<PendingRequest[]>(STORAGE_KEY) ?? [];

const forget = (key: string): void =>
  writeStored(
    STORAGE_KEY,
    readPending().filter((pending) => pending.key !== key),
  );

const withoutSecrets = (request: object): object =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'password'));

/** What a fault of the server says of itself, that nothing was done, nobody knows of what went out before it. */
const unansweredBy = ({ kind, code, message, data }: ApiError): Unanswered =>
  kind === 'code' ? new Unanswered(kind, code, '') : new Unanswered(kind, code, message, data);

/** What a person wants of a plan now, by the calls that say it: of one matter, the newest word counts. */
const MATTERS: Partial<Record<IdempotentCall, string>> = {
  'plan.pause': 'pace',
  'plan.resume': 'pace',
  'plan.stop': 'pace',
  'plan.setLimits': 'limits',
  'plan.lower': 'budget',
};

const matterOf = ({ call, request, owner, key }: PendingRequest): string =>
  JSON.stringify([MATTERS[call] ?? key, owner, (request as { readonly order_id?: string }).order_id]);

/** Writes a request down; an older one of the same matter is not sent again any more. */
const remember = (pending: PendingRequest): void =>
  writeStored(STORAGE_KEY, [
    ...readPending().filter((known) => matterOf(known) !== matterOf(pending)),
    pending,
  ]);

/**
 * The client's half of idempotency (docs/domain/README.md#idempotency): the key is made and saved before the
 * first send.
 */
export const createIdempotentSender = (parts: SenderParts): IdempotentSender => {
  const sendPending = async (pending: PendingRequest, request: object): Promise<unknown> => {
    for (const retryAfterMs of [...RETRY_AFTER_MS, null]) {
      try {
        const data = await parts.callApi(pending.call, request as RequestFor<IdempotentCall>, {
          idempotencyKey: pending.key,
        });
        forget(pending.key);
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.final) {
          forget(pending.key);
          throw error;
        }
        if (retryAfterMs === null) throw unansweredBy(error);
        await parts.wait(retryAfterMs);
      }
    }
    throw new Error('unreachable: the last round returns or throws');
  };

  const mine = (): readonly PendingRequest[] => {
    const tooOld = parts.clock.now() - RESEND_FOR_MS;
    for (const pending of readPending()) if (pending.madeAt < tooOld) forget(pending.key);
    return readPending().filter((pending) => pending.owner === parts.owner());
  };

  return {
    send: async (name, request) => {
      // Nothing that moves money is queued while offline.
      if (!parts.isOnline()) throw new ApiError('network', 0, 'offline');
      const kept = withoutSecrets(request as object);
      const wanted = JSON.stringify(kept);
      const same = mine().find((known) => known.call === name && JSON.stringify(known.request) === wanted);
      const pending: PendingRequest = same ?? {
        key: parts.makeKey(),
        call: name,
        request: kept,
        needsPerson: 'password' in (request as object),
        owner: parts.owner(),
        madeAt: parts.clock.now(),
      };
      if (!same) remember(pending);
      return (await sendPending(pending, request as object)) as ResponseFor<typeof name>;
    },
    resume: async () => {
      const outcomes: Outcome[] = [];
      for (const pending of mine().filter(({ needsPerson }) => !needsPerson)) {
        // Somebody may have said otherwise while the others were sent.
        if (readPending().every(({ key }) => key !== pending.key)) continue;
        try {
          outcomes.push({ kind: 'done', pending, data: await sendPending(pending, pending.request) });
        } catch (error) {
          if (error instanceof ApiError && error.final) outcomes.push({ kind: 'refused', pending, error });
        }
      }
      return outcomes;
    },
    unanswered: (name, fits) => {
      for (const { call, request } of mine()) {
        const asked: unknown = request;
        if (call === name && fits(asked as RequestFor<typeof name>)) return asked as RequestFor<typeof name>;
      }
      return undefined;
    },
  };
};
