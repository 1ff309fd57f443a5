import { posix } from 'node:path';
import { lineAt, type Source } from '../tidy/source';

type Exists = (page: string, path: string) => boolean;

/** Relative links `[text](path)` whose file is not there; addresses of the web are not followed. */
export function brokenLinks(page: Source, exists: Exists): string[] {
  return [...page.text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((path) => path !== '' && !/^[a-z]+:/.test(path) && !exists(page.file, path))
    .map((path) => `${page.file}: ${path}`);
}

/**
 * Paths in backticks that do not exist. A word counts as a path when its first part is a folder or file at the top of
 * the repository (`packages/money`) or starts with `./`; patterns (`*`, `<name>`, `…`) and built products are left out.
 */
export function missingPaths(page: Source, topNames: string[], exists: Exists): string[] {
  return [...page.text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter(
      (word) => word.startsWith('./') || (word.includes('/') && topNames.includes(word.split('/')[0] ?? '')),
    )
    .filter((word) => !/[*<>{}…]|(^|\/)(dist|node_modules)(\/|$)/.test(word))
    .map((word) => word.replace(/(:\d+|#.*)$/, ''))
    .filter((path) => !exists(page.file, path))
    .map((path) => `${page.file}: ${path}`);
}

/**
 * `npm run x` and `npm start`/`npm test` that no package.json has. `workspace` gives the scripts of `@fairlead/<name>`
 * for commands with `-w @fairlead/<name>`.
 */
export function missingScripts(
  page: Source,
  rootScripts: string[],
  workspace: (name: string) => string[],
): string[] {
  return [...page.text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)([^\n`]*)/g)]
    .filter(([, run, short, rest = '']) => {
      const name = /-w @fairlead\/([\w-]+)/.exec(rest)?.[1];
      const scripts = name ? workspace(name) : rootScripts;
      return !scripts.includes(run ?? short ?? '');
    })
    .map(([command]) => `${page.file}: ${command.trim()}`);
}

/** The cells of the rows after a heading whose first cell is a variable's name; name and default without backticks. */
export function tableRows(
  markdown: string,
  heading: string,
): [name: string, value: string, meaning: string][] {
  const section = markdown.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([A-Z0-9_]+)` \| `?([^|`]*)`? \|(.*)\|$/gm)].map(
    ([, name = '', value = '', meaning = '']) => [name, value.trim(), meaning.trim()],
  );
}

/** The anchors of a page: its headings as the web view of the repository names them. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const known = new Map<string, number>();
  const withoutCode = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...withoutCode.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
      const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
      const slug = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-');
      const before = known.get(slug) ?? 0;
      known.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

/** Anchors by the path of the page from the root; undefined where there is no such page. */
type Pages = (path: string) => ReadonlySet<string> | undefined;

interface Citation {
  readonly path: string;
  readonly anchor: string;
  readonly index: number;
}

const citationsOf = ({ file, text }: Source): Citation[] => {
  const named = [...text.matchAll(/(?<![\w/.-])docs\/[\w./-]+?\.md\b(?:#([\w-]+))?/g)].map((match) => ({
    path: match[0].replace(/#.*$/, ''),
    anchor: match[1] ?? '',
    index: match.index,
  }));
  if (!file.endsWith('.md')) return named;
  const linked = [...text.matchAll(/\]\(([^)\s#:]*\.md)?#([\w-]+)\)/g)].map((match) => ({
    path: match[1] === undefined ? file : posix.join(posix.dirname(file), match[1]),
    anchor: match[2] ?? '',
    index: match.index,
  }));
  return [...named, ...linked];
};

/**
 * Citations of a page or of a heading that is not there: a path below `docs`, with `#heading` or without, in any
 * file, and the links of a page to headings.
 */
export function unknownCitations(source: Source, pages: Pages): string[] {
  return citationsOf(source)
    .filter(({ path, anchor }) => {
      const anchors = pages(path);
      return anchors === undefined || (anchor !== '' && !anchors.has(anchor));
    })
    .map(
      ({ path, anchor, index }) =>
        `${source.file}:${lineAt(source, index)}: ${path}${anchor && `#${anchor}`}`,
    );
}

/** Pages that were never in the repository, by their names and sections, and promises by a number. */
const OUTSIDE =
  /\b(?:[Dd]omain|[Ss]pec|[Ee]xperience|[Cc]raft)\s*\u00a7|(?<![\w/])`?\b(?:calls|experience|craft|people|domain|spec)\.md\b|\bH(?:1[0-2]|[1-9])\b/g;

/** Citations of what nobody finds in the repository. */
export function outsideCitations(source: Source): string[] {
  return [...source.text.matchAll(OUTSIDE)].map(
    (match) => `${source.file}:${lineAt(source, match.index)}: ${match[0]}`,
  );
}

/** What looks like the name of a package: with a scope, of a family that we use, or called a package in words. */
const PACKAGE =
  /@[a-z][\w-]*\/[a-z][\w-]*|\b(?:ajv|antd|browser|dependency|drizzle|embedded|fast|fastify|happy|react|vite)-[a-z][\w-]*|(?<=\bpackage `)[a-z][\w-]*/g;

/**
 * Packages that a record names and that are not installed.
 * @param notTaken packages that records weigh and turn down
 */
export function missingPackages(
  record: Source,
  installed: ReadonlySet<string>,
  notTaken: ReadonlySet<string>,
): string[] {
  const named = new Set([...record.text.matchAll(PACKAGE)].map(([name]) => name));
  return [...named]
    .filter((name) => !installed.has(name) && !notTaken.has(name))
    .map((name) => `${record.file}: ${name}`);
}

/** How a record is named: `ADR 0023`, a link `[0023](…)`, or its file below `adr/`. */
const RECORD =
  /\b(?:ADRs?|[Rr]ecords?)[ -](\d{4})\b|\[(0\d{3})\]\(|\badr\/(\d{4}-[\w.-]*\w)|\]\((\d{4}-[\w.-]*\w)/g;

/**
 * Records that a source names and that are not there, by number or by file, and links whose number is not that of
 * their file.
 * @param records names of the files in `docs/adr`
 */
export function unknownRecords(source: Source, records: readonly string[]): string[] {
  const numbers = new Set(records.map((file) => file.slice(0, 4)));
  const unknown = [...source.text.matchAll(RECORD)].filter(([, word, link, path, near]) => {
    const file = path ?? near;
    return file === undefined ? !numbers.has(word ?? link ?? '') : !records.includes(file);
  });
  const crossed = [...source.text.matchAll(/\[(0\d{3})\]\([^)]*?(\d{4})-[^)]*\.md/g)].filter(
    ([, number, target]) => number !== target,
  );
  return [...unknown, ...crossed].map(
    (match) => `${source.file}:${lineAt(source, match.index)}: ${match[0]}`,
  );
}
