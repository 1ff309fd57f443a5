import { z } from 'zod';

/** `name=value` with commas between, as the specification of OpenTelemetry writes it; values may be percent-encoded. */
const headers = z.string().transform((text, refinement): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(.*?)\s*$/.exec(pair));
  if (pairs.every((pair) => pair !== null)) {
    return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
  }
  // Says nothing of what was given: there is mostly a secret in it.
  refinement.addIssue({ code: 'custom', message: 'name=value, with commas between' });
  return z.NEVER;
});

/** The names that OpenTelemetry gives them (docs/operations.md#traces). */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('fairlead'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'from 0 to 1' }).min(0).max(1).default(1),
};
const tracingSchema = z.object(tracingVariables);

/** Where traces go, and how many of them. */
export interface TracingSettings {
  /** Of the collector, without a slash at its end. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of all traces, from 0 to 1. */
  readonly share: number;
}

/** Undefined: nothing is traced. */
export const tracingConfig = (settings: z.output<typeof tracingSchema>): TracingSettings | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  return endpoint === undefined
    ? undefined
    : {
        endpoint,
        headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        serviceName: settings.OTEL_SERVICE_NAME,
        share: settings.OTEL_TRACES_SAMPLER_ARG,
      };
};
