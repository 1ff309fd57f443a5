import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A span for each request, which goes on with the trace of whoever asks. Its name is the route, never the address: there
 * are numbers of people in that.
 */
export const traceRequests = (server: FastifyInstance): void => {
  const under = new WeakMap<FastifyRequest, { readonly span: Span; readonly within: Context }>();

  server.addHook('onRequest', (request, _reply, next) => {
    const parent = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'none';
    const attributes = {
      ...{ 'http.request.method': request.method, 'http.route': route },
      'fairlead.request_id': request.id,
    };
    const span = trace
      .getTracer('@fairlead/server')
      .startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const within = trace.setSpan(parent, span);
    under.set(request, { span, within });
    context.with(within, next);
  });
  // The body came by events of the connection, which know nothing of the request.
  server.addHook('preValidation', (request, _reply, next) => {
    context.with(under.get(request)?.within ?? context.active(), next);
  });
  const end = (request: FastifyRequest, status?: number): void => {
    const span = under.get(request)?.span;
    if (status !== undefined) span?.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    under.delete(request);
  };
  server.addHook('onResponse', (request, reply, next) => {
    if (reply.envelopeCode !== null)
      under.get(request)?.span.setAttribute('fairlead.code', reply.envelopeCode);
    end(request, reply.statusCode);
    next();
  });
  server.addHook('onRequestAbort', (request, next) => {
    end(request);
    next();
  });
};
