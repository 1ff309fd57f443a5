import type { Database } from '@fairlead/db';
import { formatMinor } from '@fairlead/money';
import type { Clock } from '../../clock';
import { holderShape } from '../../modules/account/list-holders';
import { findNamed, readHolder } from '../../modules/account/queries';
import { audit } from '../../modules/audit/audit';
import type { CommandLine } from '../../modules/staff/propose-change';
import { readProperty } from '../../modules/wallet/property';
import { readCurrency } from '../start/installation';
import { CommandRefusal } from './faults';
import type { Report } from './result';

interface Means {
  readonly database: Database;
  readonly clock: Clock;
}

/** The holder's record says who looked, as it does of the console (docs/domain/audit.md#readings). */
const READING = 'consoleHolder.detail';

/**
 * One holder as staff see the top of the case: who, in which state, and every figure of the wallet. That it was read is on the
 * holder's record before it is told.
 */
export const showHolder = async (
  { database, clock }: Means,
  by: CommandLine,
  named: string,
): Promise<Report> => {
  const [holderId] = await findNamed(database, named);
  const row = holderId === undefined ? undefined : await readHolder(database, holderId);
  if (row === undefined) {
    throw new CommandRefusal(`No holder has the username or operation ID "${named}".`);
  }
  const now = clock.now();
  const holder = holderShape(row);
  const wallet = await readProperty(database, row.id, now);
  const { start_up_funds: startUp } = wallet;
  await database.transaction((tx) =>
    audit(tx, {
      ...{
        actor: { type: 'system' },
        act: READING,
        holderId: row.id,
        subjectType: 'holder',
        subjectId: row.id,
      },
      ...{ after: { command_line: by.user }, time: now },
    }),
  );
  const currency = await readCurrency(database);
  const money = (minor: number): string => formatMinor(minor, { currency, locale: 'en' });
  const lines = [
    ['number', holder.id],
    ['username', holder.username],
    ['operation ID', holder.operation_id],
    ['state', holder.state],
    ['since', holder.created_at],
    ['total assets', money(wallet.total_assets)],
    ['available', money(wallet.available_balance)],
    ['held by staff', money(wallet.held)],
    ['in plans', money(wallet.to_be_consumed)],
    ['awaiting settlement', money(wallet.to_be_settled)],
    ['not yet received', money(wallet.not_yet_received)],
    ['being withdrawn', money(wallet.withdrawing)],
    ['coupons in plans', money(wallet.discount_amount)],
    ['start-up funds', money(startUp.unspent)],
    ['start-up in plans', money(startUp.running)],
    ['start-up offered', money(startUp.offer?.amount ?? 0)],
    [
      'may withdraw',
      wallet.withdrawal.allowed
        ? 'yes'
        : `no: ${wallet.withdrawal.blockers.map(({ reason }) => reason).join(', ')}`,
    ],
  ];
  const text = lines.map(([name = '', value = '']) => `${name.padEnd(20)} ${value}`).join('\n');
  return { text, json: { holder, wallet, currency } };
};
