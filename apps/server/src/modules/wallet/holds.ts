import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { done, refuse } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, inPart, readWaitingFirst } from '../../http/waiting-first';
import { type HolderRef, readHolderRefs } from '../account';
import { audit } from '../audit';
import { notify } from '../notifications';
import { liftHold } from '../plans';

type Hold = ResponseOf<CallOf<'consoleHold.release'>>;

interface Row {
  readonly id: number;
  readonly holder_id: number;
  readonly reason: Hold['reason'];
  readonly amount_minor: number;
  readonly opened_at: Date;
  readonly expires_at: Date;
  readonly state: 'open' | 'posted' | 'voided';
  readonly remark: string;
  readonly objection_id: number | null;
}

const FITTING = `($1::bigint is null or holder_id = $1) and ($2::text is null or state = $2)
         and ${boundsSql('opened_at', 'amount_minor', 3)} and ($7::bigint is null or id = $7)`;

const LIST = `
  select * from (
    select h.*, (select remark from ledger.hold_remark(h.holder_id, h.id)) as remark,
      (select max(j.id) from objections_to(h.holder_id, 'hold', h.id) j) as objection_id
    from ledger.held_amounts() h
  ) listed`;

const shapeOf = (row: Row, holder: HolderRef): Hold => ({
  id: String(row.id),
  holder,
  reason: row.reason,
  amount: row.amount_minor,
  opened_at: row.opened_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  state: row.state === 'voided' ? 'lifted' : row.state,
  remark: row.remark,
  objection_id: row.objection_id === null ? null : String(row.objection_id),
});

const KEYS = {
  opened_at: { by: 'id', type: 'bigint', of: (row: Row) => row.id },
  expires_at: { by: 'expires_at', type: 'timestamptz', of: (row: Row) => row.expires_at },
  amount: { by: 'amount_minor', type: 'bigint', of: (row: Row) => row.amount_minor },
} as const;
const ORDER = { isWaiting: (row: Row) => row.state === 'open', key: KEYS.expires_at };

/** Holds of everyone or of one holder, the open ones first, soonest to end first. */
export const listHolds: StaffUseCase<'consoleHold.list'> = async ({ database: reader }, _caller, request) => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const state = request.state === 'lifted' ? 'voided' : (request.state ?? null);
  const asked = [request.holder_id ?? null, state, ...boundValues(request), request.id ?? null];
  const rows = await readWaitingFirst(start, ORDER, (part, isOpen) => {
    const page = pageSql(part, 'id', asked.length + 1);
    return reader.query<Row>(
      `${LIST} where ${FITTING} and ${inPart(`state = 'open'`, isOpen)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const counting = `select amount_minor as amount from ledger.held_amounts() where ${FITTING}`;
  const total = await countQuery(reader, request.total_up_to, counting, asked);
  const refOf = await readHolderRefs(
    reader,
    rows.map((row) => row.holder_id),
  );
  const page = sortedPageOf(
    start,
    rows,
    (row) => row.id,
    (row) => shapeOf(row, refOf(row.holder_id)),
  );
  return done({ ...page, ...total });
};

/** Holds that a person had in the last 90 days, open or over; those of chargebacks too. */
export const listEarlierHolds = async (reader: Reader, holderId: number, now: Date): Promise<number[]> => {
  const rows = await reader.query<{ id: number }>(
    `select id from ledger.held_amounts() where holder_id = $1 and expires_at > $2::timestamptz - interval '90 days' order by id`,
    [holderId, now],
  );
  return rows.map(({ id }) => id);
};

const readHold = async (reader: Reader, id: number): Promise<Row | undefined> => {
  const [row] = await reader.query<Row>(`${LIST} where id = $1`, [id]);
  return row;
};

/**
 * Releases a hold before its end. It is in the holder's favour: one person is enough. Not a chargeback's, whose money is
 * gone outside already: two people let it go, by upholding its holder's objection (docs/domain/wallet.md#holds).
 */
export const releaseHold: StaffUseCase<'consoleHold.release'> = ({ database, clock }, { staffId }, request) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const { id } = request;
    const found = await readHold(tx, id);
    if (found === undefined) return refuse('no_such_data');
    if (found.reason === 'chargeback') return refuse(found.state === 'open' ? 'same_person' : 'wrong_state');
    const { holder_id: holderId, amount_minor: amount } = found;
    await lockWallet(tx, holderId);
    if (!(await liftHold(tx, { holderId, holdId: id, remark: request.reason }, now))) {
      return refuse('wrong_state');
    }
    await notify(tx, { holderId, key: 'hold.released', parameters: { amount }, time: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleHold.release',
      holderId,
      subjectType: 'hold',
      subjectId: id,
      before: { state: 'open' },
      after: { state: 'voided', reason: request.reason },
      time: now,
    });
    const released = await readHold(tx, id);
    if (released === undefined) throw new Error(`hold ${id} is gone`);
    return done(shapeOf(released, (await readHolderRefs(tx, [holderId]))(holderId)));
  });
