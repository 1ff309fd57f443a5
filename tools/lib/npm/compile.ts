import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

/** As a stranger's project compiles, with every declaration that it leads to. */
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, skipLibCheck: false, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Compiles modules of a folder, each to a file of JavaScript beside it.
 * @returns what the compiler says: nothing where all is right
 */
export const compile = (
  folder: string,
  names: readonly string[],
  more: ts.CompilerOptions = {},
): readonly string[] => {
  const files = names.map((name) => join(folder, name));
  const program = ts.createProgram(files, { ...OPTIONS, rootDir: folder, outDir: folder, ...more });
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    return `${file?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
};

/** The blocks of a page that are written in a language, in their order. */
export const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );
