import type { Call } from '../core';
import { failureData } from '../envelope';
import { refusalsOf, statusOf } from '../refusals';
import { givenBy } from './files';
import type { Schema, Schemas } from './schemas';

/** A body by its media type. */
export type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly example?: unknown; readonly encoding?: unknown }>
>;

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

export interface Reference {
  readonly $ref: string;
}

/** What the entries of one document share: schemas, and answers by the names of their components. */
export interface Shared {
  readonly schemas: Schemas;
  readonly responses: Map<string, Response>;
}

interface Group {
  readonly http: number;
  readonly code: number;
  readonly reasons: readonly string[];
}

/** Reasons that come with the same HTTP status and the same code. */
const groupsOf = (call: Call): readonly Group[] => {
  const groups = new Map<string, { http: number; code: number; reasons: string[] }>();
  for (const reason of refusalsOf(call)) {
    const { http, code } = statusOf(call.surface, reason);
    const group = groups.get(`${http} ${code}`) ?? { http, code, reasons: [] };
    groups.set(`${http} ${code}`, group);
    group.reasons.push(reason);
  }
  const sorted = [...groups.values()].sort((a, b) => a.http - b.http || a.code - b.code);
  return sorted.map((group) => ({ ...group, reasons: group.reasons.sort() }));
};

/** Above that many reasons a refusal is of one call alone, and its name would be longer than itself. */
const NAMED_REASONS_MAX = 3;

/** By the reasons; the same refusal of the app has another code where HTTP carries it. */
const nameOf = (call: Call, { http, code, reasons }: Group): string | undefined => {
  if (reasons.length > NAMED_REASONS_MAX) return undefined;
  const words = reasons.map((reason) =>
    reason.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return `${call.surface === 'app' && http !== code ? 'App' : ''}${words.join('Or')}`;
};

const message = (schemas: Schemas): Schema =>
  schemas.define('Words', { type: 'string', description: 'in the language of the reader' });

const detail = failureData.omit({ reason: true });

/** Its code and its reasons by name, so that a typed client tells it from the good answer and from other refusals. */
const refusalSchema = (schemas: Schemas, call: Call, group: Group): Schema => {
  const reason = {
    type: 'object',
    properties: { reason: { type: 'string', enum: group.reasons } },
    required: ['reason'],
  };
  const schema = {
    type: 'object',
    properties: {
      code: { type: 'integer', enum: [group.code] },
      msg: message(schemas),
      data: { allOf: [schemas.define('RefusalDetail', schemas.of(detail)), reason] },
    },
    required: ['code', 'msg', 'data'],
  };
  const name = nameOf(call, group);
  return name === undefined ? schema : schemas.define(`${name}Refusal`, schema);
};

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

const RETRY_LATER = { 'Retry-After': header('RetryAfter') };
const ERROR_ID = { 'X-Error-Id': header('ErrorId') };
const HEADERS: Readonly<Record<number, Response['headers']>> = {
  429: RETRY_LATER,
  500: ERROR_ID,
  503: RETRY_LATER,
};

const json = (schema: Schema, example?: unknown): Content => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const refused = ({ schemas, responses }: Shared, call: Call, group: Group): Response | Reference => {
  const headers = HEADERS[group.http];
  const response = {
    description: group.reasons.join(', '),
    ...(headers === undefined ? {} : { headers }),
    content: json(refusalSchema(schemas, call, group)),
  };
  const name = nameOf(call, group);
  if (name === undefined) return response;
  responses.set(name, response);
  return { $ref: `#/components/responses/${name}` };
};

const goodSchema = (schemas: Schemas, call: Call): Schema => {
  const answer = schemas.define('Answer', {
    type: 'object',
    properties: { code: { type: 'integer', enum: [200] }, msg: message(schemas) },
    required: ['code', 'msg'],
  });
  const data = { type: 'object', properties: { data: schemas.of(call.response) }, required: ['data'] };
  return { allOf: [answer, data] };
};

const JSON_TYPE = 'application/json';

const oneOf = (options: readonly Schema[]): Schema =>
  options.length === 1 ? (options[0] ?? {}) : { oneOf: options };

/** A file by each of its media types; a refusal beside it is JSON. */
const fileContent = (schemas: Schemas, call: Call, refusals: readonly Schema[]): Content => {
  const types = givenBy(call);
  const document = types.includes(JSON_TYPE) ? [schemas.of(call.response)] : [];
  const inJson = [...document, ...refusals];
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    ...Object.fromEntries(types.filter((type) => type !== JSON_TYPE).map((type) => [type, binary])),
    ...(inJson.length === 0 ? {} : json(oneOf(inJson))),
  };
};

/** The good answer; of the app also the refusals, which come with the same HTTP status. */
const answered = (schemas: Schemas, call: Call, groups: readonly Group[], example: unknown): Response => {
  const refusals = groups.map((group) => refusalSchema(schemas, call, group));
  const isFile = call.transport === 'stream';
  const what = isFile ? 'the file' : 'the answer';
  const headers = {
    ...(isFile ? { 'Content-Disposition': header('ContentDisposition') } : {}),
    ...(refusals.length === 0 ? {} : ERROR_ID),
  };
  return {
    description: refusals.length === 0 ? what : `${what}, or a refusal: its \`code\` is not 200`,
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    content: isFile
      ? fileContent(schemas, call, refusals)
      : json(oneOf([goodSchema(schemas, call), ...refusals]), example),
  };
};

/** Every answer of a call, by its HTTP status. */
export const responsesOf = (
  shared: Shared,
  call: Call,
  example: unknown,
): Readonly<Record<string, Response | Reference>> => {
  const { schemas } = shared;
  const groups = groupsOf(call);
  const within = groups.filter(({ http }) => http === 200);
  const good: Readonly<Record<string, Response>> =
    call.transport === 'socket'
      ? {
          '101': {
            description: 'the connection becomes a WebSocket: each message that comes down',
            content: json(schemas.of(call.response)),
          },
        }
      : { '200': answered(schemas, call, within, example) };
  const others = groups.filter(({ http }) => http !== 200);
  return {
    ...good,
    ...Object.fromEntries(others.map((group) => [group.http, refused(shared, call, group)])),
  };
};
