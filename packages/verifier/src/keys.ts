import { type Detail, detail } from './details';
import { NotAStatement } from './refusal';
import { publicKeyOf, type SignedRoot } from './root';
import { unvouchedDays } from './root-faults';
import type { Statement } from './statement';
import { KEY_KINDS, readKey } from './witness';

/** What is known by a key, beside the statement's file. */
export interface Keyed {
  /** Checkpoints of the log of days that witnesses signed. */
  readonly checkpoints?: readonly string[];
  /** The keys of the witnesses that are trusted, as each prints its own. */
  readonly witnesses?: readonly string[];
  /** The keys of the log of days, as the transparency page shows each: of no other log a checkpoint is taken then. */
  readonly logs?: readonly string[];
  /** The programme's public key, from somewhere else than the statement. */
  readonly publicKey?: string;
}

/**
 * A key of another kind, or one that was cut off, fits nothing: that would look like an accusation.
 * @throws NotAStatement
 */
export const needKeys = async ({
  publicKey,
  witnesses = [],
  logs = [],
  checkpoints = [],
}: Keyed): Promise<void> => {
  if (publicKey !== undefined && publicKeyOf(publicKey) === undefined)
    throw new NotAStatement(detail('keyForm'));
  for (const key of witnesses) {
    if ((await readKey(key, KEY_KINDS.witness)) === undefined) throw new NotAStatement(detail('witnessForm'));
  }
  if (logs.length > 0 && checkpoints.length === 0) throw new NotAStatement(detail('logAlone'));
  for (const key of logs)
    if ((await readKey(key, KEY_KINDS.log)) === undefined) throw new NotAStatement(detail('logForm'));
};

/** For which days the key that was given does not stand. */
export interface Unvouched {
  readonly lines: readonly Detail[];
  /** A day of the statement is among them: nothing is said of it by that key. */
  readonly isOwn: boolean;
}

/** Holds every day that is known against a key from somewhere else. A day that another key signs is no fault by itself. */
export const checkKey = async (
  { roots, days = [] }: Statement,
  listed: readonly SignedRoot[],
  publicKey: string | undefined,
): Promise<Unvouched> => {
  const own = [...roots, ...days];
  const unvouched = publicKey === undefined ? [] : await unvouchedDays([...listed, ...own], publicKey);
  const keys = new Set(unvouched.map(({ public_key: key }) => key));
  const lines = [...keys].map((key) => {
    const signed = unvouched.filter(({ public_key: one }) => one === key).map(({ day }) => day);
    const [from = ''] = signed;
    const to = signed.at(-1) ?? from;
    return from === to
      ? detail('keyNotForDay', { day: from, key })
      : detail('keyNotForDays', { count: signed.length, from, to, key });
  });
  const ownDays = new Set(own.map(({ day }) => day));
  return { lines, isOwn: unvouched.some(({ day }) => ownDays.has(day)) };
};
