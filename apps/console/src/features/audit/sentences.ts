import type { list } from '@fairlead/contract/calls/audit';
import type { RowOf } from '../../shared/api/use-call';
import { actWords } from '../../shared/lib/strings';
import { DONE, LOOKED_AT, PROPOSED, STAGES } from './acts';

/** One entry of the record. */
export type Entry = RowOf<typeof list>;

const REFUSED = '.refused';

/** What a reading was of. */
export const looked = (act: string): string =>
  Object.hasOwn(LOOKED_AT, act) ? (LOOKED_AT[act] ?? act) : actWords(act);

/** Of a list only: what was saved as a file. */
const factOf = ({ changes }: Entry, name: string): string =>
  changes.find((change) => change.name === name)?.after ?? '';

/** What an act was, without who did it and to whom; null where no sentence is written for it. */
const phraseOf = (act: string): string | null => {
  const [stage = '', kind = ''] = act.split('.');
  if (Object.hasOwn(STAGES, stage) && Object.hasOwn(PROPOSED, kind))
    return `${STAGES[stage as keyof typeof STAGES]} ${PROPOSED[kind as keyof typeof PROPOSED]}`;
  if (Object.hasOwn(DONE, act)) return DONE[act] ?? null;
  return Object.hasOwn(LOOKED_AT, act) ? `looked at ${LOOKED_AT[act]}` : null;
};

/** What an act was, as the sentence goes on after who did it; its name as words where no sentence is written for it. */
export const actPhrase = (act: string): string => {
  if (!act.endsWith(REFUSED)) return phraseOf(act) ?? actWords(act);
  const tried = act.slice(0, -REFUSED.length);
  return `was refused: ${phraseOf(tried) ?? actWords(tried)}`;
};

/** What an entry says was done, as the sentence goes on after who did it. */
export const saidOf = (entry: Entry): string => {
  const { act } = entry;
  if (act === 'consoleAuth.login.refused') return `refused a sign-in as ${factOf(entry, 'username')}`;
  if (act === 'consoleAuth.loginByProvider.refused') return FIXED[act] ?? act;
  if (act === 'consoleAudit.exportList') return `saved as a file: ${looked(factOf(entry, 'list'))}`;
  return entry.is_read && phraseOf(act) === null ? `looked at ${looked(act)}` : actPhrase(act);
};

const FIXED: Readonly<Record<string, string>> = {
  'consoleAuth.login.refused': 'refused a sign-in as',
  'consoleAuth.loginByProvider.refused': 'refused a sign-in by the sign-in service',
  'consoleAudit.exportList': 'saved as a file',
};

/** Every act that a sentence is written for, with its words. */
const ALL: readonly (readonly [string, string])[] = [
  ...Object.keys(STAGES).flatMap((stage) => Object.keys(PROPOSED).map((kind) => `${stage}.${kind}`)),
  ...Object.keys(DONE),
  ...Object.keys(LOOKED_AT),
]
  .map((act) => [act, phraseOf(act) ?? act] as const)
  .concat(Object.entries(FIXED));

/** More than these go into no address, and say nothing that a person looks for. */
const ACTS_MAX = 120;

/** The acts whose sentences hold these words, whatever letters are capitals; none where no sentence does, or too many. */
export const actsSaying = (typed: string): readonly string[] => {
  const wanted = typed.trim().toLowerCase().split(/\s+/);
  const found = ALL.filter(([, phrase]) => wanted.every((word) => phrase.toLowerCase().includes(word)));
  return found.length > ACTS_MAX ? [] : found.map(([act]) => act);
};
