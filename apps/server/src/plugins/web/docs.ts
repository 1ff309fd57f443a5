import { type BasePaths, docsPage, docsStyle, openApiDocument } from '@fairlead/contract/docs';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../package.json';
import type { Config } from '../../config';
import { makeFile, makePage, type Page } from './page';

const PAGE = '/docs';
const STYLESHEET = '/docs/docs.css';
const JSON_DOCUMENT = '/docs/openapi.json';

type Files = Readonly<Record<typeof PAGE | typeof STYLESHEET | typeof JSON_DOCUMENT, Page>>;

const makeFiles = async (publicUrl: string | undefined, basePaths: BasePaths): Promise<Files> => {
  const document = openApiDocument({ basePaths, version, ...(publicUrl === undefined ? {} : { publicUrl }) });
  const html = docsPage(document, { stylesheet: STYLESHEET, json: JSON_DOCUMENT });
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const [page, stylesheet, json] = await Promise.all([
    makePage(html, isSecure),
    makeFile(docsStyle, 'text/css; charset=utf-8'),
    makeFile(JSON.stringify(document), 'application/json; charset=utf-8'),
  ]);
  return { [PAGE]: page, [STYLESHEET]: stylesheet, [JSON_DOCUMENT]: json };
};

/** Serves the contract's description of every call; made when it is first asked for. */
export const serveDocs = (server: FastifyInstance, { publicUrl }: Config, basePaths: BasePaths): void => {
  let files: Promise<Files> | undefined;
  for (const url of [PAGE, STYLESHEET, JSON_DOCUMENT] as const) {
    server.get(url, async (request, reply) => {
      files ??= makeFiles(publicUrl, basePaths);
      return (await files)[url].send(request, reply);
    });
  }
};
