import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const file = join(import.meta.dirname, 'planted.ts');

/** What the compiler says of each line of a program that begins with a translator `t`. */
const complaintsOf = (...lines: readonly string[]): string[] => {
  const text = [
    `import type { Translate } from '../src/index';`,
    'declare const t: Translate;',
    ...lines,
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '));
};

it('the compiler names a key without a phrase, and asks for what a phrase needs', () => {
  const complaints = complaintsOf(
    `t('login.submit');`,
    `t('service.contact', { number: '2', label: 'Recharge' });`,
    `declare const known: 'topup' | 'hold';`,
    `t(\`acts.kind.\${known}\`);`,
    `t('login.nowhere');`,
    `declare const kind: 'topup' | 'goodwill';`,
    `t(\`acts.kind.\${kind}\`);`,
    `t('service.contact');`,
    `declare const either: 'login.submit' | 'service.contact';`,
    't(either);',
  );
  expect(complaints).toEqual([
    expect.stringContaining(`parameter of type '"unknown phrase key: login.nowhere"'`),
    expect.stringContaining(`parameter of type '"unknown phrase key: acts.kind.goodwill"'`),
    'Expected 2 arguments, but got 1.',
    'Expected 2 arguments, but got 1.',
  ]);
}, 60_000);
