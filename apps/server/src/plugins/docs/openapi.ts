import { type Call, failureData } from '@fairlead/contract';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...schema } = z.toJSONSchema(type, { target: 'draft-2020-12', io });
  return schema;
};

const SECURITY: Readonly<Record<Call['access']['kind'], readonly Json[]>> = {
  public: [],
  guest: [],
  network: [{ networkSignature: [] }],
  holder: [{ token: [] }],
  holder_or_blocked: [{ token: [] }],
  staff: [{ token: [] }],
};

const accessText = ({ access }: Call): string => {
  if (access.kind === 'staff') {
    return access.roles.length === 0 ? 'Any member of staff.' : `Staff: ${access.roles.join(', ')}.`;
  }
  return {
    public: 'Anyone.',
    guest: 'Who holds the number and the secret of a guest case.',
    network: 'A delivery network, by signature.',
    holder: 'An account holder whose account is active.',
    holder_or_blocked: 'An account holder, blocked ones too.',
  }[access.kind];
};

const parametersOf = (call: Call): Json[] => {
  const parameters: Json[] = [];
  if (call.idempotent) {
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } });
  }
  if (call.method !== 'GET') return parameters;
  const { properties = {}, required = [] } = schemaOf(call.request, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  for (const [name, schema] of Object.entries(properties)) {
    parameters.push({ name, in: 'query', required: required.includes(name), schema });
  }
  return parameters;
};

const answerOf = (call: Call): Json => {
  if (call.transport === 'stream') return { 'application/octet-stream': {} };
  const good = {
    type: 'object',
    properties: {
      code: { const: 200 },
      msg: { type: 'string' },
      data: schemaOf(call.response, 'input'),
    },
  };
  return {
    'application/json': { schema: { anyOf: [good, { $ref: '#/components/schemas/Failure' }] } },
  };
};

const operationOf = (call: Call, isBuilt: boolean): Json => {
  const reasons = call.reasons.length === 0 ? '' : `\n\nRefusals of its own: ${call.reasons.join(', ')}.`;
  const media = call.transport === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    summary: isBuilt ? call.summary : `${call.summary} (not built yet: code 501)`,
    description: `${call.description}\n\nMay be called by: ${accessText(call)}${reasons}`,
    security: SECURITY[call.access.kind],
    parameters: parametersOf(call),
    ...(call.method === 'POST'
      ? { requestBody: { content: { [media]: { schema: schemaOf(call.request, 'input') } } } }
      : {}),
    responses: { '200': { description: 'The envelope.', content: answerOf(call) } },
  };
};

const FAILURE = {
  type: 'object',
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    msg: { type: 'string', description: 'in the language of Accept-Language' },
    data: schemaOf(failureData, 'input'),
  },
};

/**
 * Describes every call of the contract as OpenAPI 3.1; never kept by hand.
 * @param urlOf where a call is served
 */
export const openApiOf = (
  calls: readonly Call[],
  urlOf: (call: Call) => string,
  isBuilt: (call: Call) => boolean,
): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = paths[urlOf(call)] ?? {};
    path[call.method.toLowerCase()] = operationOf(call, isBuilt(call));
    paths[urlOf(call)] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairlead',
      version: '1',
      description:
        'Every answer is an envelope {code, msg, data}. App calls answer HTTP 200 whatever the code; staff calls by HTTP status. Money is in integer minor units, time in ISO 8601 UTC, identifiers are strings.',
    },
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-CT' },
        networkSignature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
      },
    },
  };
};
