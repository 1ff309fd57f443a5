import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from '../../config';
import { watchPeer } from '../../http/watch-peer';

interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

const TAKEN = 0;

/**
 * Sends spans to the collector from now on, in batches beside the work: a collector that is slow or gone holds nothing
 * up, and what it did not take is lost. What is needed for it is loaded only here
 * (docs/adr/0103-traces.md).
 */
export const startTracing = async (
  { endpoint, headers, serviceName, share }: TracingSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<Tracing> => {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const send = exporter.export.bind(exporter);
  const words = { down: 'the collector takes no traces', back: 'the collector takes traces again' };
  const peer = watchPeer(log, words);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.code === TAKEN) peer.worked();
      else peer.failed(result.error);
      done(result);
    });
  // Whoever asks decides nothing about how much is traced.
  const root = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  // What it did not take is in the log already.
  return { stop: () => provider.shutdown().catch(() => undefined) };
};
