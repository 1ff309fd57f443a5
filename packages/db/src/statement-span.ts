import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const TEXT_LENGTH_MAX = 500;

/**
 * Runs a statement as a part of the trace that is under way, where there is one (docs/operations.md#traces). Its text is kept
 * and its parameters are not: what people sent stands in those alone.
 */
export const inStatementSpan = async <Result>(text: string, run: () => Promise<Result>): Promise<Result> => {
  if (trace.getActiveSpan()?.isRecording() !== true) return run();
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_LENGTH_MAX) };
  const span = trace.getTracer('@fairlead/db').startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await run();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};
