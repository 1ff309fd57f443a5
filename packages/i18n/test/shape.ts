import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { PackName } from '../src/index';
import { loadAnyPack } from '../src/server';

/** Every pack; one that is missing here is a type error. */
const every: Readonly<Record<PackName, true>> = {
  core: true,
  portal: true,
  plans: true,
  control: true,
  account: true,
  recovery: true,
  activity: true,
  transparency: true,
  security: true,
  reasons: true,
  notices: true,
  guest: true,
  legal: true,
};
export const PACKS = Object.keys(every) as PackName[];

export const english = async (name: PackName) => Object.entries(await loadAnyPack('en', name));

type Plural = readonly [name: string, branches: readonly string[]];

interface Shape {
  /** The parameters with their kinds, e.g. `count:plural`, sorted. */
  readonly parameters: readonly string[];
  /** The branches of each plural, without exact numbers such as `=0`. */
  readonly plurals: readonly Plural[];
}

/** What a message takes, read off its compiled form. */
export const shapeOf = (message: string): Shape => {
  const parameters = new Set<string>();
  const plurals: Plural[] = [];
  const read = (tokens: unknown): void => {
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (!Array.isArray(token)) continue;
      const [name, kind = 'text', branches = {}] = token as [string, string?, Record<string, unknown>?];
      parameters.add(`${name}:${kind}`);
      const categories = Object.keys(branches).filter((branch) => /^[a-z]+$/.test(branch));
      if (kind === 'plural') plurals.push([name, categories.filter((branch) => branch !== 'offset').sort()]);
      Object.values(branches).forEach(read);
    }
  };
  read(compileMessageOrThrow(message));
  return { parameters: [...parameters].sort(), plurals };
};
