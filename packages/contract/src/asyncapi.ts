import { calls } from './calls';
import type { Call } from './core';
import { sampleOf } from './document/samples';
import { type Schema, Schemas } from './document/schemas';
import type { BasePaths } from './openapi';
import { socketDown, socketUp } from './shapes/support';

interface Reference {
  readonly $ref: string;
}

interface Message {
  readonly name: string;
  readonly title: string;
  readonly contentType: 'application/json';
  readonly description?: string;
  readonly payload: Schema;
  readonly examples: readonly { readonly payload: unknown }[];
}

interface Channel {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, Reference>>;
  readonly bindings: { readonly ws: { readonly method: 'GET' } };
}

interface Operation {
  /** As AsyncAPI has it: what the described application, here the server, does. */
  readonly action: 'send' | 'receive';
  readonly channel: Reference;
  readonly summary: string;
  readonly messages: readonly Reference[];
}

export interface AsyncApiDocument {
  readonly asyncapi: '3.0.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string };
  };
  readonly defaultContentType: 'application/json';
  readonly servers?: Readonly<Record<string, Schema>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: {
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const DESCRIPTION = `The WebSockets of the chat. Whoever connects sends \`hello\` first, with the token of a sign-in and the last message known of each conversation; the server answers \`ready\`, then what was missed, then what happens. It sends \`ping\` every 25 seconds and lets go of whoever has said nothing until the next. Messages have a number in their conversation: a gap means that what lies between is to be read by \`GET …/support/messages\`. A message is sent by \`POST …/support/send\`. Pages of other origins are turned away with HTTP 403. Close codes: 1001 the server stops, 1012 connect again with what you have, 1008 what was sent is no message of this protocol, 4401 the token is good no longer.`;

/** The two sides of the chat: they speak alike. */
const SIDES = { holderChat: calls.support.socket, staffChat: calls.consoleSupport.socket } as const;

type Member = (typeof socketUp | typeof socketDown)['options'][number];

const pascal = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Each message of a union under a name of its own; what they share goes among the schemas. */
const messagesOf = (
  schemas: Schemas,
  sender: 'Client' | 'Server',
  members: readonly Member[],
): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    members.map((member) => {
      const title = member.shape.type.value;
      const name = `${sender}${pascal(title)}`;
      const { description, ...payload } = schemas.of(member);
      const example = sampleOf(payload, (of) => schemas.named(of));
      const told = typeof description === 'string' ? { description } : {};
      const message = { name, title, contentType: 'application/json', ...told, payload } as const;
      return [name, { ...message, examples: [{ payload: example }] }];
    }),
  );

const channelOf = (address: string, call: Call, names: readonly string[]): Channel => ({
  address,
  title: call.summary,
  description: call.description,
  messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  bindings: { ws: { method: 'GET' } },
});

const serversOf = (publicUrl: string | undefined): Pick<AsyncApiDocument, 'servers'> => {
  if (publicUrl === undefined) return {};
  const { host, protocol } = new URL(publicUrl);
  const own = {
    host,
    protocol: protocol === 'https:' ? 'wss' : 'ws',
    description: 'this installation',
  };
  return { servers: { installation: own } };
};

/** The AsyncAPI 3.0 document of the WebSockets, made of the same schemas as they are checked with. */
export const asyncApiDocument = (options: {
  readonly basePaths: BasePaths;
  readonly version: string;
  /** Where people reach the product; no server is named where absent, since AsyncAPI knows no relative one. */
  readonly publicUrl?: string;
}): AsyncApiDocument => {
  const schemas = new Schemas();
  const up = messagesOf(schemas, 'Client', socketUp.options);
  const down = messagesOf(schemas, 'Server', socketDown.options);
  const channels: Record<string, Channel> = {};
  const operations: Record<string, Operation> = {};
  for (const [name, call] of Object.entries(SIDES)) {
    const names = [...Object.keys(up), ...Object.keys(down)];
    channels[name] = channelOf(`${options.basePaths[call.surface]}${call.path}`, call, names);
    const channel = { $ref: `#/channels/${name}` };
    const within = (messages: object): readonly Reference[] =>
      Object.keys(messages).map((message) => ({ $ref: `${channel.$ref}/messages/${message}` }));
    const summaries = ['What a client sends up; `hello` first.', 'What comes down to a client.'] as const;
    operations[`${name}Up`] = { action: 'receive', channel, summary: summaries[0], messages: within(up) };
    operations[`${name}Down`] = { action: 'send', channel, summary: summaries[1], messages: within(down) };
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Fairlead: live chat',
      version: options.version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0' },
    },
    defaultContentType: 'application/json',
    ...serversOf(options.publicUrl),
    channels,
    operations,
    components: { messages: { ...up, ...down }, schemas: schemas.components() },
  };
};
