import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config';
import { StorageUnavailable } from '../../../http/file-faults';
import type { ObjectStorage } from '../../../http/services';
import { countFiles } from '../../../modules/files';
import { openObjectStorage } from '../../../plugins/object-storage';
import { FILE_TABLES, filePlaceFaults } from '../../start/file-places';
import type { Means } from './database';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing, advice } = findingsOf('files');
const WAY = guide('files');
const RUNBOOK = 'docs/runbook.md#files-in-storage';

const nothing = (): void => undefined;
const quiet = { error: nothing, info: nothing } as unknown as FastifyBaseLogger;

/** What the program will do with a file: the one thing that `doctor` writes, and takes away again. */
const tryOut = async (storage: ObjectStorage): Promise<string | null> => {
  const key = `doctor/${randomUUID()}`;
  const content = randomBytes(1_024);
  let step = 'written to';
  try {
    await storage.put(key, content, createHash('sha256').update(content).digest());
    step = 'read from';
    if (!(await storage.get(key))?.equals(content)) return 'It gave back something else than was put there';
    step = 'deleted from';
    await storage.remove(key);
    step = 'believed: a file that was deleted is asked for';
    return (await storage.get(key)) === null ? null : 'What was deleted there can still be read';
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return `It cannot be ${step}: ${error.message}`;
  }
};

const storageFinding = async ({ s3 }: Config): Promise<Finding> => {
  if (s3 === undefined) return ok('storage', 'Files are rows of the database, and in its backups.');
  const fault = await tryOut(openObjectStorage(s3, quiet));
  const place = `${s3.endpoint}, bucket ${s3.bucket}`;
  return fault === null
    ? ok('storage', `The storage of files (${place}) was written to, read from and deleted from.`)
    : missing('storage', `The storage of files (${place}): ${fault}.`, WAY);
};

/** Where files are kept, where they should be, and what is lost of them. */
export const checkFiles = async ({ database }: Means, config: Config): Promise<Finding[]> => {
  const { rows, objects, lost } = await countFiles(database, FILE_TABLES);
  const misplaced = config.filesIn === 's3' ? rows : objects;
  const there = config.filesIn === 's3' ? 'rows' : 'the storage';
  return [
    await storageFinding(config),
    ...(await filePlaceFaults(database, config)).map((fault) => missing('named', `${fault}.`, RUNBOOK)),
    ...(misplaced > 0 && config.s3 !== undefined
      ? [
          advice(
            'place',
            `${misplaced} files are in ${there}, and FILES_IN is ${config.filesIn}.`,
            `fairlead files move --to ${config.filesIn}`,
          ),
        ]
      : []),
    ...(lost > 0
      ? [advice('lost', `${lost} files are lost: people who ask for them are told so.`, RUNBOOK)]
      : []),
    ...(objects > 0
      ? [
          advice(
            'copies',
            'The bucket is in no backup of the database: whether it keeps versions and copies cannot be seen from here.',
            RUNBOOK,
          ),
        ]
      : []),
  ];
};
