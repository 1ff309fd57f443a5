/** The types of the client: made of the OpenAPI document by openapi-typescript. */
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { runnerImport } from 'vite';

/** The base paths that the client's types are cut by; an installation may have another for the app. */
const BASE_PATHS = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };

/** Headers that the client writes by itself, and nobody need name. */
const OWN = new Set(['#/components/parameters/Network', '#/components/parameters/Timestamp']);

const withoutOwn = (document) => {
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations))
      operation.parameters = operation.parameters.filter(({ $ref }) => !OWN.has($ref));
  }
  return document;
};

/** A file is bytes with a type, and no text. */
const transform = ({ format }) =>
  format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;

/**
 * @param {string} root the repository
 * @param {string} version of the program
 * @returns {Promise<string>} the text of `api.d.ts`
 */
export async function makeApiTypes(root, version) {
  const { module: docs } = await runnerImport(join(root, 'packages/contract/src/docs.ts'));
  const document = JSON.parse(JSON.stringify(docs.openApiDocument({ basePaths: BASE_PATHS, version })));
  return astToString(await openapiTypescript(withoutOwn(document), { transform }));
}
