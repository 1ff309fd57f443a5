import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { etagOf, hasAlready } from '../../http/etag';
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

/** What every file that somebody sent is shown with. */
const withPolicy = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff');

/**
 * Shows a landing page to a frame of ours, or to a page of ours that reads it. Browsers ask anew at each look, by the mark of what
 * is shown: a later program may show less of the same page, and nobody is to keep more of it (docs/adr/0104-creative.md).
 */
export const sendLandingPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'shell'>,
  content: Stored['content'],
): FastifyReply => {
  if (standsAlone(request)) {
    reply.callNotFound();
    return reply;
  }
  const page = Buffer.isBuffer(content) ? showLandingPage(content.toString()) : content;
  const etag = etagOf(page);
  withPolicy(reply, landingPolicy(config))
    .header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site')
    .header('cache-control', 'private, no-cache')
    .header('etag', etag);
  return hasAlready(request, etag) ? reply.code(304).send() : reply.type(LANDING_PAGE).send(page);
};

/**
 * Shows a file that somebody sent: a picture anywhere, a landing page where it may be.
 * @param pictureCache for how long a picture is kept, which never changes
 */
export const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'shell'>,
  { mime, content }: Stored,
  pictureCache: string,
): FastifyReply =>
  mime === LANDING_PAGE
    ? sendLandingPage(request, reply, config, content)
    : withPolicy(reply, PICTURE_POLICY).header('cache-control', pictureCache).type(mime).send(content);
