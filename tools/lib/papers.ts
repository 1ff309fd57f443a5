import type { Source } from '../tidy/source';

type Exists = (paper: string, path: string) => boolean;

/** Relative links `[text](path)` that lead nowhere; anchors and addresses of the web are not followed. */
export function brokenLinks(paper: Source, exists: Exists): string[] {
  return [...paper.text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((path) => path !== '' && !/^[a-z]+:/.test(path) && !exists(paper.file, path))
    .map((path) => `${paper.file}: ${path}`);
}

/**
 * Paths in backticks that do not exist. A word counts as a path when its first part is a folder or file at the top of
 * the repository (`packages/money`) or starts with `./`; patterns (`*`, `<name>`, `…`) and built products are left out.
 */
export function missingPaths(paper: Source, topNames: string[], exists: Exists): string[] {
  return [...paper.text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter(
      (word) => word.startsWith('./') || (word.includes('/') && topNames.includes(word.split('/')[0] ?? '')),
    )
    .filter((word) => !/[*<>{}…]|(^|\/)(dist|node_modules)(\/|$)/.test(word))
    .map((word) => word.replace(/(:\d+|#.*)$/, ''))
    .filter((path) => !exists(paper.file, path))
    .map((path) => `${paper.file}: ${path}`);
}

/**
 * `npm run x` and `npm start`/`npm test` that no package.json has. `workspace` gives the scripts of `@fairlead/<name>`
 * for commands with `-w @fairlead/<name>`.
 */
export function missingScripts(
  paper: Source,
  rootScripts: string[],
  workspace: (name: string) => string[],
): string[] {
  return [...paper.text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)([^\n`]*)/g)]
    .filter(([, run, short, rest = '']) => {
      const name = /-w @fairlead\/([\w-]+)/.exec(rest)?.[1];
      const scripts = name ? workspace(name) : rootScripts;
      return !scripts.includes(run ?? short ?? '');
    })
    .map(([command]) => `${paper.file}: ${command.trim()}`);
}

/** First and second cell, without backticks, of the rows after a heading whose first cell is a variable's name. */
export function tableRows(markdown: string, heading: string): [name: string, second: string][] {
  const section = markdown.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([A-Z0-9_]+)` \| `?([^|`]*)`? \|/gm)].map(
    ([, name = '', second = '']) => [name, second.trim()],
  );
}
