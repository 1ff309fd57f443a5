import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { showLandingPage } from './landing-page';

/** What a landing page is kept as; everything else that is kept here is a picture. */
export const LANDING_PAGE = 'text/html; charset=utf-8';

const PICTURE_POLICY = "default-src 'none'; sandbox";

/** Of a landing page its own styles and pictures are drawn; nothing runs, is sent or fetched, and no link leads on. */
const landingPolicy = ({ shell }: Pick<Config, 'shell'>): string =>
  [
    "default-src 'none'",
    'img-src data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...shell.origins].join(' '),
    'sandbox',
  ].join('; ');

/**
 * Alone in a window, words of staff would stand under the address of the operator, with nothing around them that says so.
 * A page of ours may read it as text: the console lists what is in it (docs/domain/products.md#publishing).
 */
const standsAlone = ({ headers }: FastifyRequest): boolean => {
  const goal = headers['sec-fetch-dest'];
  const isRead = goal === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return goal !== undefined && goal !== 'iframe' && !isRead;
};

interface Stored {
  readonly mime: string;
  /** Bytes where it was sent and is kept; a text is the sample's own. */
  readonly content: Buffer | string;
}

/** Shows a file that somebody sent: a picture anywhere, a landing page to a frame of ours or to a page of ours that reads it. */
export const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'shell'>,
  { mime, content }: Stored,
  cacheControl: string,
): FastifyReply => {
  const isPage = mime === LANDING_PAGE;
  if (isPage && standsAlone(request)) {
    reply.callNotFound();
    return reply;
  }
  if (isPage) reply.header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site');
  return reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', isPage ? landingPolicy(config) : PICTURE_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type(mime)
    .send(isPage && Buffer.isBuffer(content) ? showLandingPage(content.toString()) : content);
};
