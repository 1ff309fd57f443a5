import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';

interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  /** The frames alone: the first line of a stack is the message once more. */
  readonly stack: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly cause?: ErrorFacts;
}

const CAUSES_MOST = 5;

/** A message without what people sent: the database quotes it, and its library lists every parameter of a query. */
const messageOf = (error: Error): string => {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return 'severity' in error ? error.message.replace(/".*"/gs, '"…"') : error.message;
};

/**
 * What the log keeps of an error. Named fields alone, so that nothing sent by a person rides along: an error of the
 * database also carries whole rows (`detail`), one of a library whatever it was given.
 */
const errorFacts = (error: unknown, depth = 0): ErrorFacts => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause === undefined || depth === CAUSES_MOST
      ? {}
      : { cause: errorFacts(error.cause, depth + 1) }),
  };
};

/** By which a line is found in the trace that it was written in, and the trace by its line. */
const traceOf = () => {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId === undefined ? {} : { traceId };
};

/**
 * The log: one JSON object a line, with no secret in it. Calls are not logged one by one: `/metrics` counts them.
 * @param to where it goes; standard output where absent, which then holds the program up when nobody takes it
 */
export const createLog = (level: Level | 'silent', to?: DestinationStream): Logger => {
  const options = { level, mixin: traceOf, serializers: { err: (error: unknown) => errorFacts(error) } };
  return to === undefined ? pino(options) : pino(options, to);
};
