import { z } from 'zod';
import { allCalls, calls } from './calls';
import type { Call } from './core';
import { failureData } from './envelope';
import { examples } from './examples';
import { IDEMPOTENCY_KEY_PATTERN } from './limits';
import { refusalsOf, statusOf } from './refusals';
import type { CallId, Surface } from './routes';

/** A JSON Schema (draft 2020-12), as far as it is read here. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** One answer that is not the good one: its HTTP status, the envelope's code, and its reason. */
export interface Refusal {
  readonly http: number;
  readonly code: number;
  readonly reason: string;
}

/** A body by its media type. */
export type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

interface Body {
  readonly required: true;
  readonly content: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  /** Who may call it, in words. */
  readonly 'x-access': string;
  readonly 'x-refusals': readonly Refusal[];
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Base path of each surface, with a leading slash and without a trailing one. */
export type BasePaths = Readonly<Record<Surface, string>>;

/** Where a format says it all, the pattern behind it only hides it. */
const FORMATS_ENOUGH = new Set(['date-time', 'date', 'email']);

const schemaOf = (type: z.ZodType): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (FORMATS_ENOUGH.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
    },
  });
  return schema;
};

const accessInWords = ({ access }: Call): string => {
  switch (access.kind) {
    case 'public':
      return 'anyone';
    case 'guest':
      return 'who holds the number and the secret of the case';
    case 'holder':
      return 'an account holder whose account is active';
    case 'holder_or_blocked':
      return 'an account holder, also when the account is not activated, disabled or deleted';
    case 'network':
      return 'a delivery network, by signature';
    case 'staff':
      return access.roles.length === 0 ? 'any member of staff' : `staff: ${access.roles.join(', ')}`;
  }
};

const SECURITY: { readonly [Kind in Call['access']['kind']]: Operation['security'] } = {
  public: [],
  guest: [],
  holder: [{ token: [] }],
  holder_or_blocked: [{ token: [] }],
  staff: [{ token: [] }],
  network: [{ signature: [] }],
};

const TIME_ZONE: Parameter = {
  name: 'X-TZ',
  in: 'header',
  required: false,
  description: 'zone of the reader: its name and the offset, for instance `Asia/Kolkata GMT+05:30`',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'made by the sender for this one act: the same key and body get the same answer, for good',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
};

const queryParameters = (call: Call): readonly Parameter[] => {
  const { properties = {}, required = [] } = schemaOf(call.request) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
};

const exampleOf = (call: Call, side: 'request' | 'data'): { readonly example?: unknown } => {
  const example = examples[call.id as CallId];
  if (example === undefined) return {};
  return { example: side === 'request' ? example.request : { code: 200, msg: 'ok', data: example.data } };
};

const requestBody = (call: Call): Body =>
  call.transport === 'multipart'
    ? {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
              additionalProperties: false,
            },
          },
        },
      }
    : {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.request), ...exampleOf(call, 'request') } },
      };

const FAILURE = { $ref: '#/components/schemas/Failure' };

const goodSchema = (call: Call): Schema => ({
  type: 'object',
  properties: { code: { const: 200 }, msg: { type: 'string' }, data: schemaOf(call.response) },
  required: ['code', 'msg', 'data'],
});

const goodResponse = (call: Call) => {
  if (call.transport === 'socket') {
    return {
      '101': { description: 'the connection becomes a WebSocket; each message down has the shape below' },
    };
  }
  if (call.transport === 'stream') {
    return {
      '200': {
        description: 'the file',
        content: { 'application/octet-stream': { schema: schemaOf(call.response) } },
      },
    };
  }
  const schema = call.surface === 'app' ? { oneOf: [goodSchema(call), FAILURE] } : goodSchema(call);
  const description =
    call.surface === 'app' ? 'the answer; `code` 200 is the good one, any other a refusal' : 'the answer';
  return { '200': { description, content: { 'application/json': { schema, ...exampleOf(call, 'data') } } } };
};

const responses = (call: Call, refusals: readonly Refusal[]): Operation['responses'] => {
  const byStatus: Record<string, string[]> = {};
  for (const { http, reason } of refusals) {
    if (http !== 200) {
      byStatus[http] ??= [];
      byStatus[http].push(reason);
    }
  }
  const others = Object.entries(byStatus).map(([status, reasons]) => [
    status,
    { description: reasons.join(', '), content: { 'application/json': { schema: FAILURE } } },
  ]);
  return { ...goodResponse(call), ...Object.fromEntries(others) };
};

const operation = (call: Call): Operation => {
  const refusals = refusalsOf(call).map((reason) => ({ ...statusOf(call.surface, reason), reason }));
  const [group = ''] = call.id.split('.');
  return {
    operationId: call.id,
    tags: [group],
    summary: call.summary,
    description: call.description,
    security: SECURITY[call.access.kind],
    parameters: [
      ...(call.method === 'GET' ? queryParameters(call) : []),
      ...(call.surface === 'network' ? [] : [TIME_ZONE]),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.method === 'POST' ? { requestBody: requestBody(call) } : {}),
    responses: responses(call, refusals),
    'x-access': accessInWords(call),
    'x-refusals': refusals,
  };
};

const DESCRIPTION = `Every answer is wrapped as \`{code, msg, data}\`. Calls of the app answer HTTP 200 whenever the call was answered, refusals included; \`code\` 200 is success, any other code comes with \`data.reason\`, a stable name. Calls of staff and of networks use ordinary HTTP statuses with the same envelope. Money is an integer in minor units of the settlement currency, times are ISO 8601 in UTC, ids are strings, lists are \`{items, next_cursor}\`. Unknown fields are refused.`;

/** Every code that some call refuses with. */
const REFUSAL_CODES: readonly number[] = [
  ...new Set(
    allCalls.flatMap((call) => refusalsOf(call).map((reason) => statusOf(call.surface, reason).code)),
  ),
].sort((a, b) => a - b);

const components: OpenApiDocument['components'] = {
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'X-CT', description: 'token of a holder, or of staff' },
    signature: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Signature',
      description: 'HMAC-SHA256 over timestamp and body, beside X-Network and X-Timestamp',
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      properties: {
        // By name, so that a typed client tells a refusal from the good answer by its code.
        code: { type: 'integer', enum: REFUSAL_CODES },
        msg: { type: 'string', description: 'in the language of the reader' },
        data: schemaOf(failureData),
      },
      required: ['code', 'msg', 'data'],
    },
  },
};

/** The OpenAPI 3.1 document of every call, each below the base path of its surface. */
export const openApiDocument = (options: {
  readonly basePaths: BasePaths;
  readonly version: string;
  /** Where people reach the product; the document's own origin where absent. */
  readonly publicUrl?: string;
}): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of allCalls) {
    const path = `${options.basePaths[call.surface]}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Fairlead', version: options.version, description: DESCRIPTION },
    servers: [{ url: options.publicUrl?.replace(/\/$/, '') ?? '/' }],
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components,
  };
};
