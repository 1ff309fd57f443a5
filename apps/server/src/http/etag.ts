import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The mark of a text, by which whoever keeps it asks whether it has changed. Weak: the same for every coding. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether the sender has this very text already; a list of marks, each weak or strong. */
export const hasAlready = (request: FastifyRequest, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((mark) => mark.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
