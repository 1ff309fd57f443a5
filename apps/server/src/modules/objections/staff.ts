import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, objection, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRef, readHolderRefs } from '../account';
import { audit } from '../audit';
import { readFileUrls } from '../files';
import { answerObjection, lockObjection } from './answer-objection';
import { type ObjectionRow, objectionShape } from './objection';

type StaffObjection = ResponseOf<CallOf<'consoleObjection.decide'>>;

const shapeOf = (
  row: ObjectionRow,
  holder: HolderRef,
  urls: ReadonlyMap<number, string>,
): StaffObjection => ({
  ...objectionShape(row),
  holder,
  file_urls: row.fileIds.flatMap((id) => urls.get(id) ?? []),
});

const KEYS = {
  created_at: { by: 'objection.id', type: 'bigint', of: (row: ObjectionRow) => row.id },
  due_at: { by: 'objection.due_at', type: 'timestamptz', of: (row: ObjectionRow) => row.dueAt },
} as const;

/** Objections of everyone or of one holder; all wait equally long, so the oldest is due first. */
export const listAllObjections = async (
  services: Services,
  request: RequestOf<CallOf<'consoleObjection.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleObjection.list'>>>> => {
  const start = sortedStart(request, KEYS, KEYS.created_at);
  if (isRefusal(start)) return start;
  const page = holderPageParts(start, 'objection', request.holder_id);
  const rows = await services.database.orm
    .select()
    .from(objection)
    .where(and(request.state === undefined ? undefined : eq(objection.state, request.state), page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const urls = await readFileUrls(
    services,
    services.database,
    rows.flatMap((row) => row.fileIds),
  );
  const holderOf = await readHolderRefs(
    services.database,
    rows.map((row) => row.holderId),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => shapeOf(row, holderOf(row.holderId), urls),
    ),
  );
};

/** Whether this member of staff did what the objection is about: that person does not decide it. */
const didIt = async (tx: Tx, row: ObjectionRow, staffId: number): Promise<boolean> => {
  const found = await tx.query(
    `select 1 from audit_entry where actor_type = 'staff' and actor_id = $2 and holder_id = $1
       and ($3 = 'account' or (subject_type = $3 and subject_id = $4)) and act not like 'consoleObjection.%'
     union all select 1 from proposal where holder_id = $1 and $2 in (maker_id, checker_id)
       and ((subject_type = $3 and subject_id = $4) or ($3 = 'flow' and transaction_ids @> to_jsonb($4::bigint))
         or ($3 = 'hold' and kind in ('chargeback', 'hold', 'hold_renewal')))
     limit 1`,
    [row.holderId, staffId, row.subjectType, row.subjectId ?? 0],
  );
  return found.length > 0;
};

/** Answers an objection; never by who did what it is about (docs/domain/objections.md#who-answers). */
export const decideObjection = (
  services: Services,
  caller: StaffCaller,
  request: RequestOf<CallOf<'consoleObjection.decide'>>,
): Promise<Answer<StaffObjection>> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const id = Number(request.id);
    const [named] = await tx.orm
      .select({ holderId: objection.holderId })
      .from(objection)
      .where(eq(objection.id, id));
    if (named === undefined) return refuse('no_such_data');
    const { holderId } = named;
    await lockWallet(tx, holderId);
    const row = await lockObjection(tx, holderId, id);
    if (row?.state !== 'open') return refuse('already_decided');
    if (await didIt(tx, row, caller.staffId)) return refuse('same_person');
    const { upheld, answer } = request;
    const answered = await answerObjection(tx, row, { upheld, answer, decidedBy: caller.staffId }, now);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleObjection.decide',
      holderId,
      subjectType: 'objection',
      subjectId: id,
      before: { state: 'open' },
      after: { state: answered.state, answer },
      time: now,
    });
    const holder = (await readHolderRefs(tx, [holderId]))(holderId);
    return done(shapeOf(answered, holder, await readFileUrls(services, tx, answered.fileIds)));
  });
