import type { Tx } from '@fairlead/db';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { claimFiles, isClaimed, readImage, STAFF_FILES } from '../files';

const USED_BY = 'product_cover';

/** Where everybody sees a cover: it is part of what is offered to all. */
export const coverUrl = (apiBasePath: string, fileId: number): string => `${apiBasePath}/covers/${fileId}`;

/** Takes an image of staff as a cover, also one that is a cover already; false where it is not theirs or absent. */
export const claimCover = async (tx: Tx, fileId: number): Promise<boolean> =>
  (await isClaimed(tx, STAFF_FILES, fileId, USED_BY)) || claimFiles(tx, STAFF_FILES, [fileId], USED_BY);

/** Shows covers, and nothing else that was sent. */
export const serveProductCovers = (server: FastifyInstance, services: Services): void => {
  server.get<{ Params: { id: string } }>(
    `${services.config.apiBasePath}/covers/:id`,
    async (request, reply) => {
      const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : null;
      if (id === null) return reply.callNotFound();
      const cover = await readImage(services, STAFF_FILES, id, USED_BY);
      if (cover === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .type(cover.mime)
        .send(cover.content);
    },
  );
};
