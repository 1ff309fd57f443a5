import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs work that leaves the program as a span: of the trace under way, else of one of its own. Nothing where nothing is traced. */
export const inSpan = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> =>
  trace
    .getTracer('@fairlead/server')
    .startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });

/** `traceparent`, by which whoever is spoken to goes on with the trace; none where nothing is traced. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
};
