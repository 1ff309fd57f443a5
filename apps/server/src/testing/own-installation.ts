import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, openDatabase, prepareDatabase, startEmbeddedPostgres } from '@fairlead/db';
import { post } from '@fairlead/ledger';
import { migrationsFolder } from '../app/start/migrations';
import { parseConfig } from '../config';
import { createHashing } from '../hashing';
import type { Services } from '../http/services';
import { createLog } from '../log';
import { type TurnableClock, turnableClock } from './clock';

/** A data folder with the program's own PostgreSQL, ready and running, and nothing that serves. */
export interface OwnInstallation {
  readonly folder: string;
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly services: Services & { readonly clock: TurnableClock };
  /** What was logged, from warnings on. */
  readonly lines: readonly { readonly level: number; readonly msg: string }[];
  /** Money of the operator's own that comes in. */
  fund(amountMinor: number): Promise<void>;
  /** As the superuser. */
  asOwner<Row>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

const nothing = (): void => undefined;
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** @param environmentOf variables that differ from the defaults, given a folder of the test's own */
export const startOwnInstallation = async (
  environmentOf: (folder: string) => Readonly<Record<string, string>>,
): Promise<OwnInstallation> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-own-'));
  // Root's database runs as another user, who must be let in.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const config = parseConfig({ DATA_DIR: dataDir, PIN_PEPPER: 'p'.repeat(32), ...environmentOf(folder) });
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, archive: config.backups?.archive });
  const url = await prepareDatabase({ url: postgres.url }, migrationsFolder());
  const database = openDatabase({ url, max: 4 });
  const owner = openDatabase({ url: postgres.url, max: 1, as: 'owner' });
  const clock = turnableClock();
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  return {
    ...{ folder, dataDir, postgres, lines },
    services: { config, database, clock, hashing: createHashing(), log },
    fund: async (amountMinor) => {
      const moves = [{ from: 'bank', to: 'house', amountMinor }] as const;
      await database.transaction((tx) =>
        post(tx, { holderId: 0, kind: 'house_funding', moves, time: clock.now() }),
      );
    },
    asOwner: (text) => owner.query(text),
    close: async () => {
      await database.close();
      await owner.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
