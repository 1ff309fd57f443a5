import type { StoredCreative, Tx } from '@fairlead/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/services';
import { claimFiles, isClaimed, LANDING_PAGE, readImage, STAFF_FILES, sendStored } from '../files';

/** Where everybody sees the files of products, since they are part of what is offered to all; and what each is kept for. */
const PLACES = {
  cover: { path: 'covers', usedBy: 'product_cover' },
  creative: { path: 'creative', usedBy: 'product_creative' },
  landingPage: { path: 'landing', usedBy: 'product_landing_page' },
} as const;
type Place = keyof typeof PLACES;

const urlOf = (apiBasePath: string, place: Place, fileId: number): string =>
  `${apiBasePath}/${PLACES[place].path}/${fileId}`;

/** What staff name for a product by the numbers of the files. */
interface Named {
  readonly cover_file_id: number;
  readonly image_file_ids?: readonly number[] | undefined;
  readonly poster_file_id?: number | undefined;
  readonly landing_page_file_id?: number | undefined;
}

/** Takes a file of staff for a product, also one that is taken for it already; false where it is not theirs or absent. */
const claim = async (tx: Tx, place: Place, fileId: number): Promise<boolean> => {
  const { usedBy } = PLACES[place];
  if (await isClaimed(tx, STAFF_FILES, fileId, usedBy)) return true;
  const mime = place === 'landingPage' ? [LANDING_PAGE] : [];
  return claimFiles(tx, STAFF_FILES, [fileId], usedBy, ...mime);
};

const listed = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

/** Takes every file that a draft names; false where one is not theirs, absent, or something else than it is named for. */
export const claimProductFiles = async (tx: Tx, named: Named): Promise<boolean> => {
  const wanted = [
    ['cover', named.cover_file_id] as const,
    ...(named.image_file_ids ?? []).map((id) => ['creative', id] as const),
    ...listed(named.poster_file_id).map((id) => ['creative', id] as const),
    ...listed(named.landing_page_file_id).map((id) => ['landingPage', id] as const),
  ];
  for (const [place, id] of wanted) if (!(await claim(tx, place, id))) return false;
  return true;
};

/** Where the files that a draft names are seen; no creative where it names none. */
export const filesOf = (
  apiBasePath: string,
  named: Named,
): { readonly coverUrl: string; readonly creative: StoredCreative | null } => {
  const at = (place: Place, id: number | undefined): string | null =>
    id === undefined ? null : urlOf(apiBasePath, place, id);
  const images = (named.image_file_ids ?? []).map((id) => urlOf(apiBasePath, 'creative', id));
  const poster = at('creative', named.poster_file_id);
  const landingPage = at('landingPage', named.landing_page_file_id);
  const hasNone = images.length === 0 && poster === null && landingPage === null;
  return {
    coverUrl: urlOf(apiBasePath, 'cover', named.cover_file_id),
    creative: hasNone ? null : { images, poster, landingPage },
  };
};

/** Pictures never change. */
const PICTURE_CACHE = 'public, max-age=31536000, immutable';

/** Any base path of one, two or three parts. */
const ANY_BASE = ['/:one', '/:one/:two', '/:one/:two/:three'] as const;

/**
 * Shows covers and creatives, and nothing else that was sent. Their addresses are terms of a version, which never change:
 * they keep the base path of their day, and lead here whatever it is now (docs/domain/products.md#versions).
 */
export const serveProductFiles = (server: FastifyInstance, services: Services): void => {
  const { config } = services;
  for (const { path, usedBy } of Object.values(PLACES)) {
    const show = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : null;
      if (id === null) return reply.callNotFound();
      const file = await readImage(services, STAFF_FILES, id, usedBy);
      if (file === undefined) return reply.callNotFound();
      return sendStored(request, reply, config, file, PICTURE_CACHE);
    };
    for (const base of [config.apiBasePath, ...ANY_BASE]) server.get(`${base}/${path}/:id`, show);
  }
};
