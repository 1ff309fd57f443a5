import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasAlready } from '../../http/etag';
import { memoize } from '../../memoize';
import { type PageRights, pageHeaders } from './headers';

/** A text that is kept in memory in each coding that browsers ask for. */
export interface Page {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text is the same for every server of a program: the smallest coding takes half a second to find, for whoever is first. */
const encode = {
  br: memoize((text: string) =>
    brotli(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }),
  ),
  gzip: memoize((text: string) => zip(text)),
};

/** Compresses a text once, when it is first asked for; it is asked for again at every visit and sent only where it has changed. */
export const makeFile = (
  text: string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Page => {
  const etag = etagOf(text);
  return {
    send: async (request, reply) => {
      reply
        .headers({ 'x-content-type-options': 'nosniff', ...headers, 'cache-control': 'no-cache', etag })
        .header('vary', 'accept-encoding, accept-language');
      if (hasAlready(request, etag)) return reply.code(304).send();
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
      reply.type(type);
      return coding === undefined
        ? reply.send(text)
        : reply.header('content-encoding', coding).send(await encode[coding](text));
    },
  };
};

/** A page with its security policy. */
export const makePage = (html: string, isSecure: boolean, rights?: PageRights): Page =>
  makeFile(html, 'text/html; charset=utf-8', pageHeaders(html, isSecure, rights));

/** Serves a page at an address. */
export const servePage = (server: FastifyInstance, url: string, page: Page): void => {
  server.get(url, (request, reply) => page.send(request, reply));
};
