import type { z } from 'zod';
import { allCalls, calls } from './calls';
import type { Call } from './core';
import { type Content, type Reference, type Response, responsesOf } from './document/answers';
import { takenBy } from './document/files';
import {
  ANSWER_HEADERS,
  headersOf,
  type Parameter,
  REQUEST_HEADERS,
  SECURITY_SCHEMES,
} from './document/headers';
import { sampleOf } from './document/samples';
import { type Schema, Schemas } from './document/schemas';
import { TAGS } from './document/tags';
import { WEBHOOK_TAG, webhooksOf } from './document/webhooks';
import { examples } from './examples';
import type { CallId, Surface } from './routes';
import { counted, madeWithin, ofAmount, page } from './shapes/basics';

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
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  /** Who may call it, in words. */
  readonly 'x-access': string;
}

/** What a receiver of events must answer to: an operation without an access of ours. */
export type Webhook = Omit<Operation, 'x-access'>;

interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly headers: typeof ANSWER_HEADERS;
  readonly securitySchemes: typeof SECURITY_SCHEMES;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** By the name of the event. */
  readonly webhooks: Readonly<Record<string, { readonly post: Webhook }>>;
  readonly components: Components;
}

/** Base path of each surface, with a leading slash and without a trailing one. */
export type BasePaths = Readonly<Record<Surface, string>>;

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

/** Fields of queries that many lists share; the schema itself tells them from others of the same name. */
const SHARED_FIELDS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [page.cursor, 'Cursor'],
  [page.limit, 'Limit'],
  [madeWithin.from, 'From'],
  [madeWithin.until, 'Until'],
  [ofAmount.amount_min, 'AmountMin'],
  [ofAmount.amount_max, 'AmountMax'],
  [counted.total_up_to, 'TotalUpTo'],
]);

const refTo = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });

/** Makes the entries of one document, and gathers what they share. */
class Description {
  readonly #schemas = new Schemas();
  readonly #responses = new Map<string, Response>();
  readonly #parameters = new Map<string, Parameter>();

  operation(call: Call): Operation {
    const [group = ''] = call.id.split('.');
    const example = examples[call.id as CallId];
    const answer = this.#schemas.of(call.response);
    const data = example?.data ?? this.#sample(answer);
    return {
      operationId: call.id,
      tags: [group],
      summary: call.summary,
      description: call.description,
      security: SECURITY[call.access.kind],
      parameters: [...(call.method === 'GET' ? this.#query(call) : []), ...this.#headers(call)],
      ...(call.method === 'POST' ? { requestBody: this.#body(call, example?.request) } : {}),
      responses: responsesOf({ schemas: this.#schemas, responses: this.#responses }, call, {
        code: 200,
        msg: 'OK',
        data,
      }),
      'x-access': accessInWords(call),
    };
  }

  /** What is sent to receivers of events, and the headers that come with each. */
  webhooks(): OpenApiDocument['webhooks'] {
    const { headers, webhooks } = webhooksOf(this.#schemas);
    for (const [name, parameter] of Object.entries(headers)) this.#shared(name, parameter);
    return webhooks;
  }

  components(): Components {
    return {
      schemas: this.#schemas.components(),
      responses: Object.fromEntries(this.#responses),
      parameters: Object.fromEntries(this.#parameters),
      headers: ANSWER_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    };
  }

  #sample(schema: Schema): unknown {
    return sampleOf(schema, (name) => this.#schemas.named(name));
  }

  #shared(name: string, parameter: Parameter): Reference {
    this.#parameters.set(name, parameter);
    return refTo(name);
  }

  #headers(call: Call): readonly Reference[] {
    return headersOf(call).map((name) => this.#shared(name, REQUEST_HEADERS[name]));
  }

  #query(call: Call): readonly (Parameter | Reference)[] {
    const { properties = {}, required = [] } = this.#inPlace(call.request) as {
      readonly properties?: Readonly<Record<string, Schema>>;
      readonly required?: readonly string[];
    };
    const { shape } = call.request as z.ZodObject;
    return Object.entries(properties).map(([name, { description, ...schema }]) => {
      const isRequired = required.includes(name);
      const parameter: Parameter = {
        name,
        in: 'query',
        required: isRequired,
        ...(typeof description === 'string' ? { description } : {}),
        schema,
        ...(isRequired ? { example: this.#sample(schema) } : {}),
      };
      const shared = SHARED_FIELDS.get(shape[name]);
      return shared === undefined ? parameter : this.#shared(shared, parameter);
    });
  }

  /** The schema itself, also where it has a name. */
  #inPlace(type: z.ZodType): Schema {
    const schema = this.#schemas.of(type);
    const name =
      String(schema['$ref'] ?? '')
        .split('/')
        .at(-1) ?? '';
    return this.#schemas.named(name) ?? schema;
  }

  #body(call: Call, example: unknown): Body {
    if (call.transport !== 'multipart') {
      const schema = this.#schemas.of(call.request);
      const content = { schema, example: example ?? this.#sample(schema) };
      return { required: true, content: { 'application/json': content } };
    }
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
      additionalProperties: false,
    };
    const encoding = { file: { contentType: takenBy(call).join(', ') } };
    return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
  }
}

const DESCRIPTION = `Every answer is wrapped as \`{code, msg, data}\`. Calls of the app answer HTTP 200 whenever the call was answered, refusals included; \`code\` 200 is success, any other code comes with \`data.reason\`, a stable name. Calls of staff and of networks use ordinary HTTP statuses with the same envelope. Money is an integer in minor units of the settlement currency, times are ISO 8601 in UTC, ids are strings, lists are \`{items, next_cursor}\`. Unknown fields are refused. Every answer names its request in the header \`X-Request-Id\`.`;

/** The OpenAPI 3.1 document of every call, each below the base path of its surface, and of every event that is sent. */
export const openApiDocument = (options: {
  readonly basePaths: BasePaths;
  readonly version: string;
  /** Where people reach the product; the document's own origin where absent. */
  readonly publicUrl?: string;
}): OpenApiDocument => {
  const description = new Description();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of allCalls) {
    const path = `${options.basePaths[call.surface]}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: description.operation(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fairlead',
      version: options.version,
      description: DESCRIPTION,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.publicUrl?.replace(/\/$/, '') ?? '/', description: 'this installation' }],
    tags: [
      ...Object.keys(calls).map((name) => ({ name, description: TAGS[name as keyof typeof TAGS] })),
      WEBHOOK_TAG,
    ],
    paths,
    webhooks: description.webhooks(),
    components: description.components(),
  };
};
