import type { Call } from '../core';
import { IDEMPOTENCY_KEY_PATTERN } from '../limits';
import type { Schema } from './schemas';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** Headers of requests, by the name of their component. */
export const REQUEST_HEADERS = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description:
      'language of the reader, in which `msg` and texts come; English for one that is not among ours',
    schema: { type: 'string' },
    example: 'hi, en;q=0.8',
  },
  TimeZone: {
    name: 'X-TZ',
    in: 'header',
    required: false,
    description: 'zone of the reader: its IANA name, which an offset may follow; UTC where absent or unknown',
    schema: { type: 'string' },
    example: 'Asia/Kolkata GMT+05:30',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'made by the sender for this one act: the same key and body get the same answer, for good',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
    example: '5f0c1c1e-6a0b-4a57-9d3c-2f1f6b1f7a10',
  },
  Network: {
    name: 'X-Network',
    in: 'header',
    required: true,
    description: 'name of the network, as it is configured',
    schema: { type: 'string' },
    example: 'north',
  },
  Timestamp: {
    name: 'X-Timestamp',
    in: 'header',
    required: true,
    description: 'when it was signed, in whole seconds since 1970; five minutes off at most',
    schema: { type: 'string', pattern: '^\\d{1,12}$' },
    example: '1772443800',
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Headers of answers, by the name of their component. */
export const ANSWER_HEADERS = {
  RetryAfter: {
    description: 'seconds to wait before the next try',
    schema: { type: 'integer', minimum: 1 },
  },
  ErrorId: {
    description: 'with a `server_error` alone: what support finds the fault by',
    schema: { type: 'string' },
  },
  ContentDisposition: {
    description: 'the name of the file',
    schema: { type: 'string' },
  },
} as const;

/** The headers that a call reads besides its token, by the names of their components. */
export const headersOf = (call: Call): readonly (keyof typeof REQUEST_HEADERS)[] => [
  'AcceptLanguage',
  ...(call.surface === 'network' ? (['Network', 'Timestamp'] as const) : (['TimeZone'] as const)),
  ...(call.idempotent ? (['IdempotencyKey'] as const) : []),
];

/** How a caller proves who they are. */
export const SECURITY_SCHEMES = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CT',
    description:
      'The token that a sign-in answered, of a holder or of a member of staff. It ends when its owner signs out, changes the password, or lets it expire (`token_expired`). Or the key of a service account, which reads what its scopes name and never acts (docs/domain/staff.md#service-accounts).',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description:
      'HMAC-SHA256, as lower-case hex, over `X-Timestamp`, a dot and the body as it is sent, with the secret of the network (docs/domain/networks.md#signature).',
  },
} as const;
