import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Preloads } from '../src/early/preloads';
import { rewritePage } from './page';

const SOURCE = fileURLToPath(new URL('../src/early/early.ts', import.meta.url));
const FOLDER = 'assets/';
const SCREEN = /\/src\/app\/screens\/([\w-]+)\.tsx$/;
const PACK = /\/i18n\/src\/messages\/(\w+)\/(core|portal)\.ts$/;
/** The list of a language's packs, which brings its first one along. */
const WRITTEN = /\/i18n\/src\/written\/(\w+)\.ts$/;
const BEHIND_LOGIN = /\/src\/app\/signed-in\.tsx$/;
/** Where most people come in; names of more parts would cost every first load their bytes. */
const USUAL: readonly string[] = ['ad-center', 'wallet', 'plan'];
/** The script of theme and text size, which is written into the page before the early one. */
const APPEARANCE = '<script src="/appearance.js"></script>';

/** The chunk's file and all that it imports at once, styles too, but for what is in `known`. */
const filesOf = (
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  known: ReadonlySet<string> = new Set(),
): string[] => {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const part = bundle[fileName];
    if (part?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of part.imports) add(imported);
  };
  add(chunk.fileName);
  return [...found].filter((file) => !known.has(file));
};

/** What the page names itself. */
const namedByPage = (bundle: Rolldown.OutputBundle): ReadonlySet<string> =>
  new Set(
    Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' && part.isEntry ? filesOf(bundle, part) : [],
    ),
  );

const preloadsOf = (bundle: Rolldown.OutputBundle): Preloads => {
  const files: string[] = [];
  const placeOf = (fileName: string): number => {
    const name = fileName.slice(FOLDER.length);
    const place = files.indexOf(name);
    return place >= 0 ? place : files.push(name) - 1;
  };
  const screens: Record<string, number[]> = {};
  const packs: Record<string, [portal: number, core?: number]> = {};
  let behindLogin: number[] = [];
  const known = namedByPage(bundle);
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
    const screen = SCREEN.exec(chunk.facadeModuleId)?.[1];
    const [, written] = WRITTEN.exec(chunk.facadeModuleId) ?? [];
    const [, language = written, pack = 'core'] = PACK.exec(chunk.facadeModuleId) ?? [];
    if (screen && USUAL.includes(screen)) screens[screen] = filesOf(bundle, chunk, known).map(placeOf);
    if (language) {
      const [portal, ...core] = packs[language] ?? [-1];
      const place = placeOf(chunk.fileName);
      packs[language] = pack === 'core' ? [portal, place] : [place, ...core];
    }
    if (BEHIND_LOGIN.test(chunk.facadeModuleId)) behindLogin = filesOf(bundle, chunk, known).map(placeOf);
  }
  if (!packs['en'] || Object.values(packs).flat().includes(-1) || behindLogin.length === 0)
    throw new Error('the build has no parts to ask for early');
  return { files, screens, packs, behindLogin };
};

const compile = async (preloads: Preloads): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PRELOADS: JSON.stringify(JSON.stringify(preloads)) },
    build: { write: false, target: 'es2022', lib: { entry: SOURCE, formats: ['iife'], name: 'early' } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('the early script was not built');
  return chunk.code;
};

/**
 * Writes the script that asks for texts and screens into the page itself: the browser would hear of them from the app's
 * code only, a round trip later for each level, and from a file of its own one round trip later too
 * (docs/adr/0040-first-load-and-offline.md).
 */
export const early = () =>
  rewritePage('fairlead-early', async (text, folder, bundle) => {
    const preloads = preloadsOf(bundle);
    const code = (await compile(preloads)).trim();
    if (!text.includes(APPEARANCE)) throw new Error('the page names no script of theme and text size');
    if (code.includes('</script')) throw new Error('the early script would end the element it stands in');
    const appearance = readFileSync(join(folder, 'appearance.js'), 'utf8').replace(/^\/\/.*\n/gm, '');
    return text.replace(APPEARANCE, () => `<script>${appearance}${code}</script>`);
  });
