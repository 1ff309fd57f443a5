/** The types of a package for strangers: as the compiler makes them, readable by every way of resolving imports. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  ...{ declaration: true, emitDeclarationOnly: true, strict: true, exactOptionalPropertyTypes: true },
  ...{ skipLibCheck: true, types: [], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
  ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Node wants to be told the file itself. */
const withEndings = (text, folder) =>
  text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, before, quote, path) => {
    const file = existsSync(join(folder, `${path}.ts`)) ? path : `${path}/index`;
    return `${before}${quote}${file}.js${quote}`;
  });

/**
 * Writes the declarations of a module and of all that it imports of its own folder.
 * @param {string} entry the module
 * @param {string} outDir where they go
 * @throws {Error} with what the compiler says
 */
export function writeDeclarations(entry, outDir) {
  const program = ts.createProgram([entry], { ...OPTIONS, rootDir: dirname(entry), outDir });
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _fail, sources) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withEndings(text, dirname(sources?.[0]?.fileName ?? entry)));
  });
  const found = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (found.length === 0) return;
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '',
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(found, host));
}
