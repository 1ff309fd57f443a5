import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Sizes in bytes as brotli sends them, by the name of the file. */
type Sizes = Readonly<Record<string, number>>;

/** What a built portal makes a browser fetch. */
export interface BuildSizes {
  /** Every file of the first load of `#/login`, in one language. */
  readonly firstLoad: Sizes;
  /** By screen: code and styles that a deep link to it needs beside the first load; texts apart. */
  readonly routes: Readonly<Record<string, Sizes>>;
  /** By language and name, e.g. `de/portal`: each pack of texts that is fetched as one. */
  readonly packs: Sizes;
}

/** What stands between the first load and every screen that wants a token. */
const BEHIND_LOGIN = 'src/app/signed-in.tsx';
const SCREEN = /^src\/app\/screens\/([\w-]+)\.tsx$/;
const PACK = /\/i18n\/src\/messages\/(\w+\/\w+)\.ts$/;

const brotliBytes = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The parts of a build and the files that each needs at once, itself among them. */
const readManifest = (builtFolder: string) => {
  const text = readFileSync(join(builtFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const filesOf = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  return { names: Object.keys(manifest), filesOf };
};

/** Measures a build of the portal that has a manifest. */
export const buildSizes = (builtFolder: string): BuildSizes => {
  const { names, filesOf } = readManifest(builtFolder);
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? brotliBytes(join(builtFolder, file));
    known.set(file, size);
    return size;
  };
  const sizesOf = (files: Iterable<string>): Sizes =>
    Object.fromEntries([...files].map((file) => [file, sizeOf(file)]));
  const first = new Set(['index.html', ...filesOf('index.html')]);
  const page = readFileSync(join(builtFolder, 'index.html'), 'utf8');
  // Switched off: what it holds stands in the page.
  const inPage = new Set([...page.matchAll(/href="\/(assets\/[^"]+)" disabled/g)].map(([, file]) => file));
  for (const file of inPage) if (file) first.delete(file);
  const beyondFirst = (part: string): string[] =>
    [...new Set([...filesOf(BEHIND_LOGIN), ...filesOf(part)])].filter(
      (file) => !first.has(file) && !inPage.has(file),
    );
  return {
    firstLoad: sizesOf(first),
    routes: Object.fromEntries(
      names.flatMap((name) => {
        const screen = SCREEN.exec(name)?.[1];
        return screen ? [[screen, sizesOf(beyondFirst(name))]] : [];
      }),
    ),
    packs: Object.fromEntries(
      names.flatMap((name) => {
        const pack = PACK.exec(name)?.[1];
        return pack ? [[pack, [...filesOf(name)].reduce((sum, file) => sum + sizeOf(file), 0)]] : [];
      }),
    ),
  };
};
