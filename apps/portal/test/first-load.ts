import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What `#/login` fetches beside the entry: the texts of the first screens, in one language. */
const FETCHED_AT_START = ['../../packages/i18n/src/messages/en/core.ts'];

const brotliBytes = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every file of the first load of `#/login` with its size in bytes as brotli sends it. */
export const firstLoad = (builtFolder: string): Readonly<Record<string, number>> => {
  const manifest = JSON.parse(readFileSync(join(builtFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set(['index.html', 'mark.svg', 'appearance.js']);
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of ['index.html', ...FETCHED_AT_START]) add(name);
  return Object.fromEntries([...files].map((file) => [file, brotliBytes(join(builtFolder, file))]));
};
