import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, objection, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRef, readHolderRefs } from '../account';
import { audit, hasActedOn } from '../audit';
import { readFileUrls } from '../files';
import { tookPart } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { type ObjectionRow, objectionShape } from './objection';
import type { Subjects } from './subject';

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
export const listAllObjections: StaffUseCase<'consoleObjection.list'> = async (
  services,
  _caller,
  request,
) => {
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

/** What sets money aside, and keeps it so: whoever took part in it did what a hold is about. */
const HOLDING = ['chargeback', 'hold', 'hold_renewal'] as const;

/** Whether this member of staff did what the objection is about: that person does not decide it. */
const didIt = async (tx: Tx, row: ObjectionRow, staffId: number): Promise<boolean> => {
  const { holderId, subjectType, subjectId: id } = row;
  const subject = { type: subjectType, id: id ?? 0 };
  const acts = { holderId, subject: subjectType === 'account' ? null : subject, except: 'consoleObjection' };
  if (await hasActedOn(tx, staffId, acts)) return true;
  return tookPart(tx, staffId, {
    holderId,
    subject,
    transactionId: subjectType === 'flow' ? id : null,
    kinds: subjectType === 'hold' ? HOLDING : [],
  });
};

/** Answers an objection; never by who did what it is about (docs/domain/objections.md#who-answers). */
export const decideObjection = (
  services: Services,
  subjects: Subjects,
  caller: StaffCaller,
  request: ParsedOf<CallOf<'consoleObjection.decide'>>,
): Promise<Answer<StaffObjection>> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const { id } = request;
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
    const answered = await answerObjection(
      tx,
      subjects,
      row,
      { upheld, answer, decidedBy: caller.staffId },
      now,
    );
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
