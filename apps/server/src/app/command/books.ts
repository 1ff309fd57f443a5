import type { Database } from '@fairlead/db';
import { findDifferences, readChecks, readControl, readFreezes } from '@fairlead/ledger';
import type { Report } from './result';

/**
 * Reads every entry ever posted and compares it with balances and chains, and changes nothing: it neither freezes anybody nor
 * releases them, which is the running program's check alone.
 */
export const readBooks = async (database: Database): Promise<Report> => {
  const differences = await findDifferences(database);
  const { writesStopped, reason } = await readControl(database);
  const frozen = (await readFreezes(database)).map(({ holderId }) => holderId);
  const { finished } = await readChecks(database);
  const lastChecked = finished?.time.toISOString() ?? null;
  const isWell = differences.length === 0 && !writesStopped && frozen.length === 0;
  const lines = [
    differences.length === 0 ? 'The books agree.' : `The books differ, in ${differences.length} places:`,
    ...differences.map((difference) => `  ${difference}`),
    ...(writesStopped ? [`Money writes are stopped: ${reason}`] : []),
    ...(frozen.length > 0 ? [`Frozen holders: ${frozen.join(', ')}.`] : []),
    `The program's own check: ${lastChecked ?? 'none was finished yet'}.`,
    ...(isWell ? [] : ['What to do: docs/runbook.md#the-books-differ']),
  ];
  return {
    text: lines.join('\n'),
    json: { differences, writes_stopped: writesStopped, frozen, last_checked: lastChecked },
    code: isWell ? 0 : 1,
  };
};
