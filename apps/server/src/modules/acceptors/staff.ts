import type { CallOf, ResponseOf } from '@fairlead/contract';
import { acceptance, and, eq, one, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { audit, hasActedOn } from '../audit';
import { readFileUrls } from '../files';
import { notify } from '../notifications';
import { readPending } from '../proposals';
import { changeScore } from '../standing';
import { bankLineAnswers, readPayees } from '../topups';
import {
  type AcceptanceRow,
  acceptanceShape,
  changeAcceptance,
  claimOf,
  lockAcceptance,
  readAcceptance,
  withPayees,
} from './acceptance';

type StaffAcceptance = ResponseOf<CallOf<'consoleAcceptor.refuse'>>;

/** Shows rows with their payees, holders, files and what is proposed about them. */
const shaper = async (services: Services, reader: Reader, rows: readonly AcceptanceRow[]) => {
  const cases = await withPayees(reader, rows);
  const holderOf = await readHolderRefs(
    reader,
    rows.map((row) => row.holderId),
  );
  const payeeOf = await readPayees(
    reader,
    rows.map((row) => row.payeeId),
  );
  const urls = await readFileUrls(
    services,
    reader,
    rows.flatMap((row) => row.fileIds),
  );
  const proposalOf = await readPending(reader, {
    subjectType: 'acceptance',
    subjectIds: rows.map((row) => row.id),
  });
  return (row: AcceptanceRow): StaffAcceptance => {
    const found = cases.find((one) => one.row.id === row.id);
    if (found === undefined) throw new Error(`acceptance ${row.id} is gone`);
    return {
      ...acceptanceShape(found),
      holder: holderOf(row.holderId),
      payee: payeeOf(row.payeeId).name,
      proof_urls: row.fileIds.flatMap((id) => urls.get(id) ?? []),
      proposal_id: proposalOf(row.id),
    };
  };
};

const shown = async (services: Services, reader: Reader, id: number): Promise<StaffAcceptance> => {
  const row = one(
    await reader.orm.select().from(acceptance).where(eq(acceptance.id, id)),
    `acceptance ${id} is gone`,
  );
  return (await shaper(services, reader, [row]))(row);
};

const KEYS = {
  created_at: { by: 'acceptance.id', type: 'bigint', of: (row: AcceptanceRow) => row.id },
  amount: { by: 'acceptance.amount_minor', type: 'bigint', of: (row: AcceptanceRow) => row.amountMinor },
  expires_at: { by: 'acceptance.expires_at', type: 'timestamptz', of: (row: AcceptanceRow) => row.expiresAt },
} as const;

/** Acceptances of everyone, oldest first where nothing else is asked for. */
export const listAllAcceptances: StaffUseCase<'consoleAcceptor.list'> = async (
  services,
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, KEYS.created_at);
  if (isRefusal(start)) return start;
  const { id, state, type, holder_id: holderId } = request;
  const page = pageParts(start, 'acceptance.id');
  const fitting = and(
    id === undefined ? undefined : eq(acceptance.id, id),
    state === undefined ? undefined : eq(acceptance.state, state),
    type === undefined ? undefined : eq(acceptance.type, type),
    holderId === undefined ? undefined : eq(acceptance.holderId, holderId),
    withinBounds(request, { time: acceptance.createdAt, amount: acceptance.amountMinor }),
  );
  const reader = services.database;
  const rows = await reader.orm
    .select()
    .from(acceptance)
    .where(and(fitting, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const total = await countRows(reader, request.total_up_to, acceptance, acceptance.amountMinor, fitting);
  const shapeOf = await shaper(services, reader, rows);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, shapeOf), ...total });
};

/** Nothing arrived: the claim is refused with a reason and costs points; the holder may object. */
export const refuseClaim: StaffUseCase<'consoleAcceptor.refuse'> = (services, caller, request) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const id = request.acceptance_id;
    const holderId = (await readAcceptance(tx, id))?.row.holderId;
    const found = holderId === undefined ? undefined : await lockAcceptance(tx, holderId, id);
    if (found === undefined || holderId === undefined) return refuse('no_such_data');
    if (found.row.state !== 'claimed') return refuse('wrong_state');
    if ((await shown(services, tx, id)).proposal_id !== null) return refuse('proposal_pending');
    if (found.row.steps.some(({ state }) => state === 'refused')) {
      // It was opened again: another one looks at it afresh.
      const acts = { holderId, subject: { type: 'acceptance', id }, except: 'consoleObjection' };
      if (await hasActedOn(tx, caller.staffId, acts)) return refuse('same_person');
    }
    if (await bankLineAnswers(tx, claimOf(found.row))) return refuse('bank_line_answers');
    await changeAcceptance(tx, found, 'refused', now, { dueAt: null, text: request.reason });
    await changeScore(tx, { holderId, cause: 'proof_rejected', time: now });
    const parameters = { reason: request.reason };
    await notify(tx, { holderId, key: 'acceptance.refused', parameters, time: now });
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleAcceptor.refuse',
      holderId,
      subjectType: 'acceptance',
      subjectId: id,
      before: { state: 'claimed' },
      after: { state: 'refused', reason: request.reason },
      time: now,
    });
    return done(await shown(services, tx, id));
  });
