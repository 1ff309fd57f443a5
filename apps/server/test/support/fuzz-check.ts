import { type Call, type Reason, refusalsOf, statusOf } from '@fairlead/contract';
import { toJsonSchema } from '../../src/http/schema';
import type { Sent } from './fuzz-requests';

export interface Came {
  readonly status: number;
  readonly text: string;
  readonly isFile: boolean;
}

/** What a call answers to a body that it cannot read at all, or that is none of its fields. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set<Reason>([
  ...(['malformed_body', 'unsupported_media_type', 'too_large', 'invalid_fields'] as const),
]);

/** Our faults, none of which anything that is sent may bring about. */
const FAULTS: ReadonlySet<string> = new Set<Reason>([
  ...(['server_error', 'not_ready', 'money_writes_stopped', 'wallet_frozen'] as const),
]);

const STACK =
  /\n\s+at |node_modules|\.(ts|js|mjs):\d+|(Type|Syntax|Range|Reference)Error|PostgresError|SQLSTATE/;

const numberFieldsOf = (call: Call): ReadonlySet<string> =>
  new Set(
    Object.entries(toJsonSchema(call.request).properties ?? {}).flatMap(([name, { type }]) =>
      type === 'integer' ? [name] : [],
    ),
  );

/** What the sender meant, as the contract reads it; undefined where nothing can be read. */
const meantBy = ({ call, body, contentType, query }: Sent): { readonly value: unknown } | undefined => {
  if (call.method === 'GET') {
    const numbers = numberFieldsOf(call);
    const read = (name: string, text: string): unknown =>
      numbers.has(name) && String(Number(text)) === text ? Number(text) : text;
    return {
      value: Object.fromEntries(Object.entries(query).map(([name, text]) => [name, read(name, text)])),
    };
  }
  if (contentType?.split(';')[0] !== 'application/json') return body === '' ? { value: {} } : undefined;
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
};

/** Whether a request keeps the contract, by its zod schema alone. */
export const isGood = (sent: Sent): boolean => {
  const meant = meantBy(sent);
  return meant !== undefined && sent.call.request.safeParse(meant.value).success;
};

const checkGood = ({ call }: Sent, data: unknown): string | null => {
  const parsed = call.response.safeParse(data);
  return parsed.success ? null : `the answer breaks the contract: ${parsed.error.message.slice(0, 300)}`;
};

const checkRefusal = ({ call }: Sent, { status }: Came, code: unknown, reason: string): string | null => {
  if (FAULTS.has(reason)) return `our fault: ${reason}`;
  const known: readonly string[] = [
    ...refusalsOf(call),
    ...(call.transport === 'socket' ? ['not_found'] : []),
  ];
  if (!known.includes(reason)) return `a refusal that the contract does not name: ${reason}`;
  const expected = statusOf(call.surface, reason as Reason);
  // Bodies beyond the limit are refused before any call is asked.
  if (reason === 'too_large') return status === 413 ? null : `too large with ${status}`;
  return expected.http === status && expected.code === code ? null : `${reason} with ${status} and ${code}`;
};

/** What is wrong with an answer; null where nothing is. Bad requests must be refused for what is bad in them. */
export const checkAnswer = (sent: Sent, came: Came): string | null => {
  const { status, text, isFile } = came;
  if (status >= 500) return `HTTP ${status}: ${text.slice(0, 200)}`;
  if (isFile) return isGood(sent) ? null : 'a file for a bad request';
  if (STACK.test(text)) return `the answer tells of the inside: ${text.slice(0, 300)}`;
  let envelope: { code?: unknown; data?: { reason?: unknown } | null };
  try {
    envelope = JSON.parse(text);
  } catch {
    return `no envelope: ${text.slice(0, 100)}`;
  }
  const { code, data } = envelope;
  const isBad = sent.call.transport !== 'multipart' && !isGood(sent);
  if (code === 200) return isBad ? 'a bad request was accepted' : checkGood(sent, data);
  const reason = String(data?.reason);
  return checkRefusal(sent, came, code, reason);
};

/** Whether the request was let in: neither its sender nor its number was refused. */
export const wasRead = ({ text }: Came): boolean => {
  const reason = /"reason":"(\w+)"/.exec(text)?.[1];
  return (
    reason === undefined ||
    NOT_UNDERSTOOD.has(reason) ||
    !/^(not_authorized|token_|account_|role_|throttled|signature)/.test(reason)
  );
};
