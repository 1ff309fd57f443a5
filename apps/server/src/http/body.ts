import type { Call } from '@fairlead/contract';
import type { FastifyInstance } from 'fastify';
import { FormBody } from './form';
import type { Fields } from './schema';
import { keepSignedBody } from './signature';

/** The longest body that is read where nothing else is said. */
export const BODY_BYTES_MAX = 256 * 1024;
/** Of staff, who write texts of 20,000 characters in each of 12 languages, and of networks, who report 500 lines at once. */
const LONG_BYTES_MAX = 1024 * 1024;

/** The longest body of a call: whatever the call's fields allow fits in it. */
export const bodyBytesMax = ({ access }: Call): number =>
  access.kind === 'staff' || access.kind === 'network' ? LONG_BYTES_MAX : BODY_BYTES_MAX;

/** A body that could not be read; the call's handler answers with the reason. */
export class UnreadBody {
  constructor(
    readonly reason: 'malformed_body' | 'unsupported_media_type' | 'invalid_fields',
    readonly fields?: Fields,
  ) {}
}

const MALFORMED = new UnreadBody('malformed_body');
const UNSUPPORTED = new UnreadBody('unsupported_media_type');

/** What PostgreSQL cannot store: NUL, and halves of pairs. Only escapes can bring them. */
const ESCAPED = /\\u(0000|[dD][89a-fA-F])/;
const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** The name of the first field that cannot be stored. */
const findUnstorable = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = isStorable(name) ? findUnstorable(inner, at) : path;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Counted without recursion: a body may nest deeper than calls can. */
const membersOf = (body: unknown): number => {
  let members = 0;
  const waiting = [body];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (!Array.isArray(value)) members += inner.length;
    for (const one of inner) waiting.push(one);
  }
  return members;
};

/**
 * Whether an object names a member twice: which of the two counts, readers differ on. In a text that was read, a string
 * with a colon after it is a member's name.
 */
const isDoubled = (text: string, value: unknown): boolean => {
  let written = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) written += 1;
  return written > membersOf(value);
};

const read = (text: string): unknown => {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return MALFORMED;
  }
  if (isDoubled(text, value)) return MALFORMED;
  if (!ESCAPED.test(text)) return value;
  const field = findUnstorable(value, '');
  if (field === undefined) return value;
  return new UnreadBody('invalid_fields', Object.fromEntries([[field, 'invalid_format']]));
};

/** JSON is read, forms wait, everything else is told apart; none fails before the call knows who sends it. */
export const readBodies = (app: FastifyInstance): void => {
  app.decorateRequest('signedBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, next) => {
    keepSignedBody(request, text as string);
    next(null, read(text as string));
  });
  app.addContentTypeParser('multipart/form-data', (request, payload, next) => {
    next(null, new FormBody(payload, request.headers['content-type'] ?? ''));
  });
  app.addContentTypeParser('*', (_request, _payload, next) => {
    next(null, UNSUPPORTED);
  });
};
