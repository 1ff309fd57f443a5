import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileMessages } from '../src/vite';

describe('compileMessages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
    mkdirSync(join(folder, 'i18n/src/messages/en'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const built = async (source: string): Promise<string> => {
    const entry = join(folder, 'i18n/src/messages/en/some.ts');
    writeFileSync(entry, source);
    const result = await build({
      root: folder,
      logLevel: 'silent',
      plugins: [compileMessages()],
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    });
    const output = Array.isArray(result) ? result[0] : undefined;
    const chunk = output?.output[0];
    return chunk?.type === 'chunk' ? chunk.code : '';
  };

  it('turns messages into what the run time reads without a parser', async () => {
    const code = await built(`export const some = { 'a.b': 'Hello {name}' } as const;`);
    expect(code).toContain('["Hello ", ["name"]]');
  });

  it('fails the build on a message that does not parse', async () => {
    await expect(built(`export const some = { 'a.b': 'Hello {name' } as const;`)).rejects.toThrow();
  });
});
