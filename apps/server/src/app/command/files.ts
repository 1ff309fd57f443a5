import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { systemClock } from '../../clock';
import { type FileConfig, fileConfig, fileFaults, fileVariables } from '../../config';
import { StorageUnavailable } from '../../http/file-faults';
import { countFiles, type Moved, type MoveTo, moveFiles } from '../../modules/files';
import { openObjectStorage } from '../../plugins/object-storage';
import { FILE_TABLES } from '../start/file-places';
import { type Environment, withDatabase } from './connect';
import { CommandFault } from './faults';
import type { Report } from './result';
import type { Terminal } from './terminal';

/** The settings of files; the others are the running program's business. */
const readFileConfig = (environment: Environment): FileConfig => {
  const named = Object.entries(environment).filter(([name, value]) => name in fileVariables && value !== '');
  const parsed = z.object(fileVariables).safeParse(Object.fromEntries(named));
  const faults = parsed.success
    ? fileFaults({ ...parsed.data, MONEY_MODE: environment['MONEY_MODE'] ?? 'sandbox' })
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!parsed.success || faults.length > 0) throw new CommandFault(faults.join('; '));
  return fileConfig(parsed.data);
};

const nothing = (): void => undefined;
/** What is found out about a single file is told at once; of the storage itself the result tells. */
const printFiles = (say: Terminal['say']): FastifyBaseLogger => {
  const print = (facts: { readonly file?: string }, text: string) =>
    facts.file === undefined ? undefined : say(`${facts.file}: ${text}`);
  return { error: print, info: nothing } as unknown as FastifyBaseLogger;
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const wordsOf = ({ moved, bytes, meanwhile, lost }: Moved): string[] => [
  `Moved ${moved} files (${megabytes(bytes)}), each compared with its hash where it arrived.`,
  ...(meanwhile > 0 ? [`Gone, or moved by another program, meanwhile: ${meanwhile}.`] : []),
  ...(lost > 0
    ? [`Lost, and left where they are: ${lost}. What to do: docs/runbook.md#files-in-storage`]
    : []),
];

/** Where new files go is a setting, and this command the other half. */
const settingOf = ({ filesIn }: FileConfig, to: MoveTo): string[] =>
  filesIn === to
    ? []
    : [
        `FILES_IN is ${filesIn}: what people send from now on is kept there. Set FILES_IN=${to} and start all nodes again.`,
      ];

/** Moves the bytes of all files to rows or to the storage; 1 where some are lost. */
export const moveAllFiles = async ({ environment, say }: Terminal, to: MoveTo): Promise<Report> => {
  const config = readFileConfig(environment);
  if (config.s3 === undefined) {
    throw new CommandFault(
      'FILES_S3_ENDPOINT, _BUCKET, _ACCESS_KEY and _SECRET_KEY name the storage: set them.',
    );
  }
  const log = printFiles(say);
  const storage = openObjectStorage(config.s3, log);
  const counts: Moved = { moved: 0, bytes: 0, meanwhile: 0, lost: 0 };
  return withDatabase(environment, async (database) => {
    try {
      await moveFiles({ database, storage, clock: systemClock, log }, FILE_TABLES, to, counts, ({ moved }) =>
        say(`${moved} moved`),
      );
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      throw new CommandFault(
        `The storage of files is unavailable: ${error.message}. ${wordsOf(counts)[0]} Run it again to go on.`,
      );
    }
    const { rows, objects } = await countFiles(database, FILE_TABLES);
    const lines = [
      ...wordsOf(counts),
      `Now ${rows} are in rows and ${objects} in the storage.`,
      ...settingOf(config, to),
    ];
    return {
      text: lines.join('\n'),
      json: { ...counts, rows, objects },
      code: counts.lost === 0 ? 0 : 1,
    };
  });
};
