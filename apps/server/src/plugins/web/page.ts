import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageRights, pageHeaders } from './headers';

/** A page that is kept in memory in each coding that browsers ask for. */
export interface Page {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page once; it is asked for again at every visit, since it is never cached blindly. */
export const makePage = async (html: string, isSecure: boolean, rights?: PageRights): Promise<Page> => {
  const headers = { ...pageHeaders(html, isSecure, rights), 'cache-control': 'no-cache' };
  const codings = {
    br: await brotli(html, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }),
    gzip: await zip(html),
  };
  return {
    send: (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
      reply
        .headers(headers)
        .header('vary', 'accept-encoding, accept-language')
        .type('text/html; charset=utf-8');
      return coding === undefined
        ? reply.send(html)
        : reply.header('content-encoding', coding).send(codings[coding]);
    },
  };
};

/** Serves a page at an address. */
export const servePage = (server: FastifyInstance, url: string, page: Page): void => {
  server.get(url, (request, reply) => page.send(request, reply));
};
