import type { Tx } from '@fairlead/db';
import { atAGlance } from '../../http/words';

type Words = Readonly<Record<string, string>>;

/** So many people may get the same in a day, one by one; beyond that it is a notice to many. */
export const RECIPIENTS_MAX = 5;
export const COUNTED_MS = 86_400_000;

/** A text by its letters alone: a sign, a number or a look-alike more makes no other. */
export const lettersOf = (text: string): string => atAGlance(text.replace(/[^\p{L}]/gu, ''));

interface Written {
  readonly title: Words;
  readonly content: Words;
}

const textsOf = ({ title, content }: Written): string[] => [
  ...new Set([...Object.values(title), ...Object.values(content)].map(lettersOf)),
];

/**
 * Whether the same title or content, in any language, went to as many as one person may write to without a second who agrees
 * (docs/domain/notifications.md#notices-to-one-person). Counted whoever wrote it, so that a colleague adds nothing; withdrawn and
 * scheduled ones too. Counted by when it goes out, a day before `at` and a day after: what is written on many days for one
 * moment is one. Nothing goes out before it was written (`keepNotice`), so that `send_at` says it alone.
 * @param at when this one goes out
 */
export const wentToMany = async (tx: Tx, written: Written, holderId: number, at: Date): Promise<boolean> => {
  // Of those who send at once one is counted after the other.
  await tx.query("select pg_advisory_xact_lock(hashtext('staff_notice'))");
  const rows = await tx.query<{ holder_id: number; words: Written }>(
    'select holder_id, words from staff_notice where holder_id <> $1 and send_at > $2 and send_at < $3',
    [holderId, new Date(at.getTime() - COUNTED_MS), new Date(at.getTime() + COUNTED_MS)],
  );
  const said = rows.map(({ holder_id: id, words }) => ({ id, texts: textsOf(words) }));
  return textsOf(written).some((text) => {
    const people = new Set(said.flatMap(({ id, texts }) => (texts.includes(text) ? [id] : [])));
    return people.size >= RECIPIENTS_MAX;
  });
};
