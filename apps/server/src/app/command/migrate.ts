import { migrateDatabase } from '@fairlead/db';
import { migrationsFolder } from '../start/migrations';
import { withOwner } from './connect';
import type { Report } from './result';
import type { Terminal } from './terminal';

/** Makes the database ready for this build, and starts nothing. */
export const migrate = async ({ environment, say }: Terminal): Promise<Report> => {
  const { applied } = await withOwner(environment, (url) =>
    migrateDatabase(url, migrationsFolder(), {
      onBusy: () => say('Tables are in use: trying again.'),
      onIndex: (name) => say(`Building the index ${name}. Whoever uses its table goes on.`),
      onTurn: () => say('Another node migrates the database: waiting for it.'),
      onAhead: (count) =>
        say(`It was migrated by a newer program (${count} more): this one may work with it.`),
    }),
  );
  return { text: `The database is ready. Migrations applied: ${applied}.`, json: { applied } };
};
