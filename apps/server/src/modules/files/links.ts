import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Reader } from '@fairlead/db';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { KEPT_COLUMNS, type Kept, readBytes } from './kept-bytes';
import { UPLOADS } from './store';
import { sendStored } from './stored-file';

const HOUR_MS = 3_600_000;

const sign = (linkKey: Buffer, id: number, untilHour: number): string =>
  createHmac('sha256', linkKey).update(`${id}.${untilHour}`).digest('base64url');

/**
 * A path that shows an image to whoever holds it, for one to two hours, since some prove who somebody is; the same all
 * hour, so that browsers keep what they fetched. Pictures in a page cannot send the token, and a token never stands in a
 * URL.
 */
export const fileUrl = (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { id, linkKey }: { readonly id: number; readonly linkKey: Buffer },
): string => {
  const untilHour = Math.floor(clock.now().getTime() / HOUR_MS) + 2;
  return `${config.apiBasePath}/files/${id}.${untilHour}.${sign(linkKey, id, untilHour)}`;
};

/** Paths that show several images, by their numbers; for those who check what they prove. */
export const readFileUrls = async (
  services: Pick<Services, 'config' | 'clock'>,
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ id: number; linkKey: Buffer }>(
    'select id, link_key as "linkKey" from upload where id = any($1::bigint[])',
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, fileUrl(services, row)]));
};

interface Link {
  readonly id: number;
  readonly untilHour: number;
  readonly signature: string;
}

const linkOf = (name: string): Link | null => {
  const match = /^([1-9]\d{0,14})\.(\d{1,6})\.([\w-]{43})$/.exec(name);
  return match === null
    ? null
    : { id: Number(match[1]), untilHour: Number(match[2]), signature: match[3] ?? '' };
};

const isSigned = (linkKey: Buffer, { id, untilHour, signature }: Link): boolean =>
  timingSafeEqual(Buffer.from(sign(linkKey, id, untilHour)), Buffer.from(signature));

interface Stored extends Kept {
  readonly link_key: Buffer;
  readonly mime: string;
}

/** Shows files by their signed links. */
export const serveFiles = (server: FastifyInstance, services: Services): void => {
  const { config, database, clock } = services;
  server.get<{ Params: { name: string } }>(`${config.apiBasePath}/files/:name`, async (request, reply) => {
    const link = linkOf(request.params.name);
    if (link === null || link.untilHour * HOUR_MS <= clock.now().getTime()) return reply.callNotFound();
    const [stored] = await database.query<Stored>(
      `select ${KEPT_COLUMNS}, link_key, mime from upload where id = $1`,
      [link.id],
    );
    if (stored === undefined || !isSigned(stored.link_key, link)) return reply.callNotFound();
    const content = await readBytes(services, UPLOADS, stored);
    const file = { mime: stored.mime, content };
    return sendStored(request, reply, config, file, 'private, max-age=3600, immutable');
  });
};
