import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, objection, type Reader } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRef, readHolderRefs } from '../account';
import { audit } from '../audit';
import { readFileUrls } from '../files';
import { expirePending, readPending } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { planEffect, readMustUphold } from './effect';
import { effectOf, type ObjectionRow, objectionShape } from './objection';
import { didIt, readObjection } from './propose-uphold';
import type { Effect, Subjects } from './subject';

type StaffObjection = ResponseOf<CallOf<'consoleObjection.decide'>>;

interface Around {
  readonly holder: HolderRef;
  readonly urls: ReadonlyMap<number, string>;
  readonly effect: Effect | null;
  readonly proposalId: string | null;
}

const shapeOf = (row: ObjectionRow, { holder, urls, effect, proposalId }: Around): StaffObjection => ({
  ...objectionShape(row),
  holder,
  file_urls: row.fileIds.flatMap((id) => urls.get(id) ?? []),
  if_upheld: effect && {
    kind: effect.kind,
    amount: effect.amountMinor,
    two_people: effect.takesTwo === true,
  },
  proposal_id: proposalId,
});

/** What upholding each of those that are open would do now. */
const readEffects = async (reader: Reader, subjects: Subjects, rows: readonly ObjectionRow[]) => {
  const effects = new Map<number, Effect | null>();
  for (const row of rows) {
    if (row.state === 'open') effects.set(row.id, await planEffect(reader, subjects, row));
  }
  return (row: ObjectionRow): Effect | null => effects.get(row.id) ?? null;
};

const KEYS = {
  created_at: { by: 'objection.id', type: 'bigint', of: (row: ObjectionRow) => row.id },
  due_at: { by: 'objection.due_at', type: 'timestamptz', of: (row: ObjectionRow) => row.dueAt },
} as const;

type Asked = Services & { readonly subjects: Subjects };

/** Objections of everyone or of one holder; all wait equally long, so the oldest is due first. */
export const listAllObjections: StaffUseCase<'consoleObjection.list', Asked> = async (
  services,
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, KEYS.created_at);
  if (isRefusal(start)) return start;
  const { id, state, holder_id: holderId, from, until, total_up_to: upTo } = request;
  const fitting = and(
    id === undefined ? undefined : eq(objection.id, id),
    state === undefined ? undefined : eq(objection.state, state),
    withinBounds({ from, until }, { time: objection.createdAt }),
  );
  const whose = holderId === undefined ? undefined : eq(objection.holderId, holderId);
  const total = await countRows(services.database, upTo, objection, null, and(whose, fitting));
  const page = holderPageParts(start, 'objection', holderId);
  const rows = await services.database.orm
    .select()
    .from(objection)
    .where(and(fitting, page.where))
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
  const proposalOf = await readPending(services.database, {
    subjectType: 'objection',
    subjectIds: rows.map((row) => row.id),
  });
  const effectOfRow = await readEffects(services.database, services.subjects, rows);
  const shown = sortedPageOf(
    start,
    rows,
    (row) => row.id,
    (row) => {
      const holder = holderOf(row.holderId);
      return shapeOf(row, { holder, urls, effect: effectOfRow(row), proposalId: proposalOf(row.id) });
    },
  );
  return done({ ...shown, ...total });
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
    const named = await readObjection(tx, id);
    if (named === undefined) return refuse('no_such_data');
    const { holderId } = named;
    await lockWallet(tx, holderId);
    const row = await lockObjection(tx, holderId, id);
    if (row?.state !== 'open') return refuse('already_decided');
    if (await didIt(tx, row, caller.staffId)) return refuse('same_person');
    const { upheld, answer } = request;
    const against = upheld ? null : await readMustUphold(tx, subjects, row);
    if (against !== null) return refuse(against);
    // By two: what costs the house, and what may be paid, or was called back, outside.
    if (upheld && (await planEffect(tx, subjects, row))?.takesTwo === true) return refuse('same_person');
    const answered = await answerObjection(
      tx,
      subjects,
      row,
      { upheld, answer, decidedBy: caller.staffId },
      now,
    );
    await expirePending(tx, { holderId, subjectType: 'objection', subjectId: id }, now);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleObjection.decide',
      holderId,
      subjectType: 'objection',
      subjectId: id,
      before: { state: 'open' },
      after: { state: answered.state, answer, ...effectOf(answered) },
      time: now,
    });
    const holder = (await readHolderRefs(tx, [holderId]))(holderId);
    const urls = await readFileUrls(services, tx, answered.fileIds);
    return done(shapeOf(answered, { holder, urls, effect: null, proposalId: null }));
  });
