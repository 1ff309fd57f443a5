import type { CallOf } from '@fairlead/contract';
import type { OwnFiles, OwnTable, Reader } from '@fairlead/db';
import { type Answer, done, type FileAnswer } from '../../../http/answer';
import { FileLost } from '../../../http/file-faults';
import type { HolderCaller, Incoming } from '../../../http/route';
import type { Services } from '../../../http/services';
import { provePin, takeSecondStep } from '../../access';
import { audit } from '../../audit';
import { type FileTable, type Kept, readBytes } from '../../files';
import { notify } from '../../notifications';
import { readHolderName } from '../queries';
import { writeZip, type ZipFile } from './zip';

/** Everything that is kept about people: tables by matter, and where their files are. */
export interface OwnData {
  readonly tables: Readonly<Record<string, readonly OwnTable[]>>;
  readonly files: readonly { readonly own: OwnFiles; readonly table: FileTable }[];
}

/** More files are named and not sent along: the archive is made in the memory of the server. */
const FILES_BYTES_MAX = 50 * 1024 * 1024;

/** A person's years take longer to read than a page of a list. */
const PATIENCE = { patience: { longMs: 60_000 } };

const ENDINGS = [
  ['25504446', 'pdf'],
  ['89504e47', 'png'],
  ['ffd8ff', 'jpg'],
  ['52494646', 'webp'],
] as const;

/** What a file is, by how it begins; only these are taken in. */
const endingOf = (content: Buffer): string => {
  const begins = content.subarray(0, 4).toString('hex');
  return ENDINGS.find(([start]) => begins.startsWith(start))?.[1] ?? 'bin';
};

interface Found {
  readonly name: string;
  readonly table: FileTable;
  readonly kept: Kept;
}

/** The rows of as many files as are sent along, and the names of the others. */
const findFiles = async (reader: Reader, holderId: number, tables: OwnData['files']) => {
  const found: Found[] = [];
  const left: string[] = [];
  let bytes = 0;
  for (const { own, table } of tables) {
    for (const file of await own.list(reader, holderId)) {
      const name = `${own.name}-${file.id}`;
      const kept =
        bytes + file.bytes > FILES_BYTES_MAX ? undefined : await own.read(reader, holderId, file.id);
      if (kept === undefined) left.push(name);
      else {
        bytes += file.bytes;
        found.push({ name, table, kept });
      }
    }
  }
  return { found, left };
};

/** The files themselves, and the names of those that are lost. @throws StorageUnavailable */
const readFiles = async (services: Services, found: readonly Found[]) => {
  const sent: ZipFile[] = [];
  const lost: string[] = [];
  for (const { name, table, kept } of found) {
    try {
      const content = await readBytes(services, table, kept);
      sent.push({ name: `files/${name}.${endingOf(content)}`, content, packs: false });
    } catch (error) {
      if (!(error instanceof FileLost)) throw error;
      lost.push(name);
    }
  }
  return { sent, lost };
};

const readMatters = async (reader: Reader, holderId: number, { tables }: OwnData) => {
  const matters: Record<string, Record<string, readonly unknown[]>> = {};
  for (const [matter, own] of Object.entries(tables)) {
    const rows: Record<string, readonly unknown[]> = {};
    for (const table of own) rows[table.name] = await table.read(reader, holderId);
    matters[matter] = rows;
  }
  return matters;
};

/** All that is kept about a person, in one picture of the database. */
const readAll = async (reader: Reader, holderId: number, own: OwnData) => {
  const { operationId } = await readHolderName(reader, holderId);
  const files = await findFiles(reader, holderId, own.files);
  return { operationId, files, matters: await readMatters(reader, holderId, own) };
};

/** Who took the data along is on record, and told: it is what a thief would want. */
const recordTaking = ({ database, clock }: Services, holderId: number): Promise<void> =>
  database.transaction(async (tx) => {
    const time = clock.now();
    const link = '/settings/security';
    await notify(tx, { holderId, key: 'account.dataTaken', link, time });
    await audit(tx, {
      ...{ actor: { type: 'holder', id: holderId }, act: 'user.ownData', holderId },
      ...{ subjectType: 'holder', subjectId: holderId, time },
    });
  });

/**
 * Gives a person everything that is kept about them, to read by a machine (docs/domain/account.md#own-data): nothing of
 * others, no secret. An open session alone is not enough, as for the payout account.
 */
export const takeOwnData = async (
  services: Services,
  { caller, request }: Incoming<CallOf<'user.ownData'>, HolderCaller>,
  own: OwnData,
): Promise<Answer<FileAnswer>> => {
  const { holderId } = caller;
  const proof = await provePin(services, holderId, request.password);
  if (!proof.ok) return proof;
  const step = await takeSecondStep(services, { holderId, at: 'confirm', given: request, place: 'own' });
  if (!step.ok) return step;
  const { database, clock, config } = services;
  const madeAt = clock.now();
  const { operationId, files, matters } = await database.offload(
    (reader) => readAll(reader, holderId, own),
    PATIENCE,
  );
  const { sent, lost } = await readFiles(services, files.found);
  await recordTaking(services, holderId);
  const data = {
    ...{ format: 'fairlead-own-data', version: 1, made_at: madeAt.toISOString() },
    holder: { id: String(holderId), operation_id: operationId },
    operator: config.moneyMode === 'sandbox' ? null : config.operator,
    amounts: `minor units of ${config.currency}`,
    ...{ matters, files_left_out: files.left, files_lost: lost },
  };
  const content = Buffer.from(JSON.stringify(data, null, 2));
  return done({
    name: `own-data-${operationId}.zip`,
    mediaType: 'application/zip',
    content: await writeZip([{ name: 'data.json', content, packs: true }, ...sent], madeAt),
  });
};
