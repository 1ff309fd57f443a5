import {
  asyncApiDocument,
  type BasePaths,
  docsPage,
  docsScript,
  docsStyle,
  openApiDocument,
} from '@fairlead/contract/docs';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../package.json';
import type { Config } from '../../config';
import { makeFile, makePage, type Page } from './page';

const PAGE = '/docs';
const STYLESHEET = '/docs/docs.css';
const SCRIPT = '/docs/docs.js';
const CALLS = '/docs/openapi.json';
const SOCKETS = '/docs/asyncapi.json';
const URLS = [PAGE, STYLESHEET, SCRIPT, CALLS, SOCKETS] as const;

type Files = Readonly<Record<(typeof URLS)[number], Page>>;

const makeFiles = (publicUrl: string | undefined, basePaths: BasePaths): Files => {
  const options = { basePaths, version, ...(publicUrl === undefined ? {} : { publicUrl }) };
  const document = openApiDocument(options);
  const html = docsPage(document, {
    ...{ stylesheet: STYLESHEET, script: SCRIPT },
    ...{ json: CALLS, sockets: SOCKETS },
  });
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const type = 'application/json; charset=utf-8';
  return {
    [PAGE]: makePage(html, isSecure),
    [STYLESHEET]: makeFile(docsStyle, 'text/css; charset=utf-8'),
    [SCRIPT]: makeFile(docsScript, 'text/javascript; charset=utf-8'),
    [CALLS]: makeFile(JSON.stringify(document), type),
    [SOCKETS]: makeFile(JSON.stringify(asyncApiDocument(options)), type),
  };
};

/** Serves the contract's description of every call; made when it is first asked for. */
export const serveDocs = (server: FastifyInstance, { publicUrl }: Config, basePaths: BasePaths): void => {
  let files: Files | undefined;
  for (const url of URLS) {
    server.get(url, (request, reply) => {
      files ??= makeFiles(publicUrl, basePaths);
      return files[url].send(request, reply);
    });
  }
};
