import { asc, cosignature, dailyRoot, eq, type Reader } from '@fairlead/db';
import type { Config, Witness } from '../../../config';
import { signedText } from '../roots/signed-text';
import { signerOf } from '../roots/signer';
import { checkpointText, cosignedAt, signNote, verifierKey } from './note';
import { leafHash, treeHash } from './tree';

/** The signed days as a transparency log: entry by entry in their order, with the checkpoint over all. */
export interface DayLog {
  readonly origin: string;
  /** The key of its checkpoints, as a witness is given it. */
  readonly key: string;
  readonly entries: readonly Buffer[];
  readonly leaves: readonly Buffer[];
  /** What the checkpoint says. */
  readonly text: string;
  /** The same with the log's signature. */
  readonly note: string;
}

/** What the log is called in its checkpoints: its address without the scheme. */
const originOf = ({ publicUrl = 'http://localhost' }: Pick<Config, 'publicUrl'>): string => {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/$/, '')}/log`;
};

type RootRow = typeof dailyRoot.$inferSelect;

/** An entry is a day as it was signed, with its key and its signature. */
const entryOf = (row: RootRow): Buffer =>
  Buffer.from([signedText(row), row.publicKey, row.signature].join('\n'));

/** The log as it is; undefined where nothing is signed, or no key is there. */
export const readDayLog = async (
  reader: Reader,
  config: Pick<Config, 'publicUrl' | 'rootSigningKey'>,
): Promise<DayLog | undefined> => {
  if (config.rootSigningKey === undefined) return undefined;
  const rows = await reader.orm.select().from(dailyRoot).orderBy(asc(dailyRoot.day));
  if (rows.length === 0) return undefined;
  const origin = originOf(config);
  const signer = signerOf(config.rootSigningKey);
  const entries = rows.map(entryOf);
  const leaves = entries.map(leafHash);
  const text = checkpointText(origin, entries.length, treeHash(leaves));
  return {
    ...{ origin, key: verifierKey(origin, signer), entries, leaves, text },
    note: signNote(origin, text, signer),
  };
};

/** What a witness signed, as it is kept. */
type Cosignature = Pick<typeof cosignature.$inferSelect, 'size' | 'witness' | 'line'>;

/** Whether a line is a named witness's signature of the log as it is now, up to so many days. */
export const isCosignatureOf = (
  log: DayLog,
  { size, witness, line }: Cosignature,
  witnesses: readonly Witness[],
): boolean => {
  const named = witnesses.find(({ name }) => name === witness);
  if (named === undefined || size > log.leaves.length) return false;
  const text = checkpointText(log.origin, size, treeHash(log.leaves.slice(0, size)));
  return cosignedAt(line, text, named) !== undefined;
};

/** The checkpoint with every cosignature that came and is one of it. */
export const readCheckpoint = async (
  reader: Reader,
  log: DayLog,
  witnesses: readonly Witness[],
): Promise<string> => {
  const size = log.entries.length;
  const rows = await reader.orm.select().from(cosignature).where(eq(cosignature.size, size));
  const lines = rows.filter((row) => isCosignatureOf(log, row, witnesses));
  return log.note + lines.map(({ line }) => `${line}\n`).join('');
};
