import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../src/openapi';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const document = JSON.stringify(openApiDocument({ basePaths, version: '0.1.0' }));

/** Warnings that stay: a WebSocket answers 101 where it is opened, and nothing in the range of 2xx. */
const JUSTIFIED = [
  'operation-2xx-response /facebook-business/support/socket',
  'operation-2xx-response /console-api/v1/support/socket',
];

const lint = async (source: string): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, location: [place] }) => {
    const path = String(place?.pointer).split('/')[2] ?? '';
    return `${ruleId} ${path.replaceAll('~1', '/')}`;
  });
};

describe('Redocly’s recommended rules', () => {
  it('find nothing in the document but what is justified here', async () => {
    expect((await lint(document)).toSorted()).toEqual(JUSTIFIED.toSorted());
  });

  it('find what is missing', async () => {
    const broken = { openapi: '3.1.1', info: { title: 'None', version: '1' }, paths: {} };
    expect(await lint(JSON.stringify(broken))).toContain('no-empty-servers ');
  });
});

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: false, types: [] },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler says of files that are only in memory. */
const compile = (files: Readonly<Record<string, string>>): readonly string[] => {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name in files || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files[name];
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram(Object.keys(files), OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

const HEAD = `import type { components, operations } from './api';
type Answer<Id extends keyof operations> =
  operations[Id] extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
declare const put: Answer<'plan.put'>;
`;

const NARROWED = `
if (put.code === 200) {
  const order: components['schemas']['Order'] = put.data.order;
  const amount: number | null = order.amount;
  void amount;
} else if (put.code === 405) {
  const reason: string = put.data.reason;
  const until: string | undefined = put.data.until;
  switch (put.data.reason) { case 'insufficient_balance': break; default: }
  void [reason, until];
} else if (put.code === 401) {
  const reason: 'not_authorized' = put.data.reason;
  void reason;
}
`;

/** Each line that follows a comment must be refused; a comment that is not needed is an error itself. */
const REFUSED = `
// @ts-expect-error the data of a good answer, before its code was looked at
put.data.order;
// @ts-expect-error a code that the call does not answer
put.code === 499;
// @ts-expect-error a reason of another call
if (put.code === 405) put.data.reason === 'same_person';
// @ts-expect-error a reason that comes with another code
if (put.code === 401) put.data.reason === 'insufficient_balance';
`;

describe('types made of the document by openapi-typescript', () => {
  it('compile, and tell each refusal of a call by its code', async () => {
    const types = astToString(await openapiTypescript(document));
    expect(compile({ '/api.ts': types, '/use.ts': `${HEAD}${NARROWED}${REFUSED}` })).toEqual([]);
  });
});
