import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, installation, type Reader } from '@fairlead/db';
import type { Config } from '../../config';
import { secretFile } from './secrets';

type Stamp = Pick<Config, 'moneyMode' | 'currency'>;

const stampOf = async (reader: Reader): Promise<Stamp | undefined> => {
  const [row] = await reader.orm.select().from(installation);
  return row;
};

/** The currency that the books are kept in. @throws where the program was never started on this database */
export const readCurrency = async (reader: Reader): Promise<string> => {
  const stamp = await stampOf(reader);
  if (stamp === undefined) throw new Error('the program was never started on this database: start it once');
  return stamp.currency;
};

const differences = (stamp: Stamp, { moneyMode, currency }: Stamp): string[] => {
  const faults: string[] = [];
  if (stamp.moneyMode !== moneyMode) {
    faults.push(
      `MONEY_MODE: this database was first started as ${stamp.moneyMode} and stays it for good: ${moneyMode} needs another one`,
    );
  }
  if (stamp.currency !== currency) {
    faults.push(
      `CURRENCY: this database keeps its money in ${stamp.currency}: ${currency} needs another one`,
    );
  }
  return faults;
};

/**
 * What only the sandbox leaves in a database that was started before databases were stamped.
 * Staff who approve without ever having had one-time codes cannot exist in live mode.
 */
const sandboxTraces = async (reader: Reader, ownFolder: string | undefined): Promise<string[]> => {
  const [row] = await reader.query<{ demo: boolean; codeless: boolean }>(
    `select exists (select from demo_run) as demo, exists (
        select from proposal p join staff s on s.id in (p.maker_id, p.checker_id)
          where not has_second_step(s.id) and not exists (
            select from audit_entry a where a.act in ('consoleStaff.resetTotp', 'staff.reset_totp') and a.subject_id = s.id)
      ) as codeless`,
  );
  const hasSecrets =
    ownFolder !== undefined &&
    [secretFile.pepper, secretFile.signingKey].some((name) => existsSync(join(ownFolder, name)));
  return [
    ...(row?.demo === true ? ['plans ran on the demo network'] : []),
    ...(row?.codeless === true ? ['staff proposed or approved without one-time codes'] : []),
    ...(hasSecrets ? ['the sandbox made its secrets beside it'] : []),
  ].map((trace) => `MONEY_MODE: this database was a sandbox (${trace}): live needs another one`);
};

/**
 * What speaks against using a database as this configuration wants: it was first started as something else, or holds
 * what only a sandbox leaves. Changes nothing.
 * @param ownFolder the data folder, where the database is the program's own
 */
export const installationFaults = async (
  reader: Reader,
  config: Stamp,
  ownFolder: string | undefined,
): Promise<string[]> => {
  const stamp = await stampOf(reader);
  if (stamp !== undefined) return differences(stamp, config);
  return config.moneyMode === 'live' ? sandboxTraces(reader, ownFolder) : [];
};

/** Stamps a new database with what it is started as. @returns what differs where another node was first */
export const stampInstallation = async (
  database: Database,
  { moneyMode, currency }: Stamp,
  now: Date,
): Promise<string[]> => {
  await database.orm
    .insert(installation)
    .values({ moneyMode, currency, stampedAt: now })
    .onConflictDoNothing();
  const stamp = await stampOf(database);
  if (stamp === undefined) throw new Error('the database was not stamped');
  return differences(stamp, { moneyMode, currency });
};
