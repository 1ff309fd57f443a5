import { wait as waitReally } from './clock';

export interface RetryOptions {
  /** Instead of the runtime's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a call is sent again at most; 2 where absent, 0 for never. */
  readonly retries?: number;
  /** Whoever is told to wait longer gets the refusal; 30,000 where absent. */
  readonly longestWaitMs?: number;
  /** Waits before a call is sent again; the runtime's timer where absent. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const THROTTLED = 429;
const NOT_READY = 503;

/**
 * Whether sending it again cannot do something twice: a throttled call was never begun; where the server had no database,
 * what was begun is known by its key alone.
 */
const isSafe = (request: Request, { status }: Response): boolean =>
  status === THROTTLED ||
  (status === NOT_READY && (request.method === 'GET' || request.headers.has('Idempotency-Key')));

const secondsOf = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** A `fetch` that sends a call again, as it was, once the time that the server named is over. */
export const retrying = ({
  fetch = (request) => globalThis.fetch(request),
  retries = 2,
  longestWaitMs = 30_000,
  wait = waitReally,
}: RetryOptions) => {
  const send = async (request: Request, left: number): Promise<Response> => {
    if (left === 0) return fetch(request);
    const response = await fetch(request.clone());
    const seconds = isSafe(request, response) ? secondsOf(response) : undefined;
    if (seconds === undefined || seconds * 1_000 > longestWaitMs) return response;
    await response.body?.cancel();
    await wait(seconds * 1_000, request.signal);
    return send(request, left - 1);
  };
  return (request: Request): Promise<Response> => send(request, retries);
};
