import type { CallOf, ProposalDetail, Reason, ResponseOf } from '@fairlead/contract';
import { and, eq, proposal, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { deciderOf, type ProposalKind } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { mayDecide } from '../staff';
import { agree, placeOfWord } from './agree';
import { auditProposal } from './audit-proposal';
import { flagsOf } from './flags';
import { type Kind, kindOf, type Matters, type ProposalRow } from './kind';
import { PROPOSAL_LIFE_MS, readProposalDetail } from './read';
import { refusing } from './refusals';

type Checker = Pick<StaffCaller, 'staffId' | 'roles'>;

/** Locks the holder's wallet, then the proposal: the order of everyone. */
export const lockProposal = async (tx: Tx, id: number): Promise<ProposalRow | undefined> => {
  const [found] = await tx.orm.select().from(proposal).where(eq(proposal.id, id));
  if (found === undefined) return undefined;
  if (found.holderId !== null) await lockWallet(tx, found.holderId);
  const [row] = await tx.orm.select().from(proposal).where(eq(proposal.id, id)).for('update');
  return row;
};

/**
 * Why this person may not decide this proposal now; the maker never may, whatever the roles
 * (docs/promises.md#two-people-are-two-people).
 */
const objection = (row: ProposalRow, checker: Pick<Checker, 'staffId'>, now: Date): Reason | null => {
  if (row.state === 'expired') return 'proposal_expired';
  if (row.state !== 'pending') return 'already_decided';
  if (row.makerId === checker.staffId) return 'same_person';
  return row.createdAt.getTime() + PROPOSAL_LIFE_MS <= now.getTime() ? 'proposal_expired' : null;
};

interface Settled {
  /** Who made it so, where that was no checker. */
  readonly by?: number | null;
  readonly acknowledged?: readonly string[];
}

/** Keeps what became of a proposal, and who made it so. */
export const settle = async (
  tx: Tx,
  kind: Kind,
  row: ProposalRow,
  outcome: Pick<ProposalRow, 'state'> &
    Partial<Pick<ProposalRow, 'checkerId' | 'refusalReason' | 'transactionIds'>>,
  now: Date,
  { by = outcome.checkerId ?? null, acknowledged = [] }: Settled = {},
): Promise<void> => {
  await tx.orm
    .update(proposal)
    .set({ ...outcome, decidedAt: now })
    .where(eq(proposal.id, row.id));
  const told = {
    by,
    act: `${outcome.state}.${row.kind}`,
    before: { state: row.state },
    after: { ...outcome, makerId: row.makerId, ...(acknowledged.length === 0 ? {} : { acknowledged }) },
    reason: outcome.refusalReason,
  };
  await auditProposal(tx, row, await kind.touched(tx, row), told, now);
};

type Decision = (tx: Tx, kind: Kind, row: ProposalRow, now: Date) => Promise<Answer<unknown>>;

const decide = (
  services: Services,
  matters: Matters,
  checker: Checker,
  id: number,
  decision: Decision,
): Promise<Answer<ProposalDetail>> =>
  refusing(() =>
    services.database.transaction(async (tx) => {
      const now = services.clock.now();
      const row = await lockProposal(tx, id);
      if (row === undefined) return refuse('no_such_data');
      const reason = objection(row, checker, now);
      if (reason !== null) return refuse(reason);
      const role = deciderOf(row.kind as ProposalKind);
      const allowed = await mayDecide(tx, { staffId: checker.staffId, role }, now);
      if (!allowed.ok) return allowed;
      const decided = await decision(tx, kindOf(matters.kinds, row), row, now);
      return decided.ok ? readProposalDetail(services, matters, tx, id, checker.roles) : decided;
    }),
  );

/**
 * A checker agrees: the proposal is executed, in one transaction with its posting
 * (docs/domain/proposals.md#execution). Of one that takes three people the first word is kept, and executes nothing.
 */
export const approveProposal = async (
  services: Services,
  matters: Matters,
  checker: Checker,
  { id, acknowledged = [] }: { readonly id: number; readonly acknowledged?: readonly string[] },
): Promise<Answer<ResponseOf<CallOf<'consoleProposal.approve'>>>> => {
  const [found] = await services.database.orm.select().from(proposal).where(eq(proposal.id, id));
  if (found === undefined) return refuse('no_such_data');
  const secret =
    found.state === 'pending' ? await kindOf(matters.kinds, found).secret(found, services.hashing) : null;
  let isExecuted = false;
  const shown = await decide(services, matters, checker, id, async (tx, kind, row, now) => {
    if (await kind.tookPart(tx, row, checker.staffId)) return refuse('same_person');
    const place = await placeOfWord(tx, row, checker.staffId, now);
    if (place === 'again') return refuse('same_person');
    // As they are now: one that came up since the checker looked refuses the approval.
    const flags = flagsOf(await kind.parts(tx, row), await matters.readEvidence(tx, row, now, []));
    if (flags.some(({ key }) => !acknowledged.includes(key))) return refuse('flags_not_acknowledged');
    const keys = flags.map(({ key }) => key);
    if (place === 'before') {
      await agree(tx, kind, row, { staffId: checker.staffId, acknowledged: keys }, now);
      return done(null);
    }
    const decided = { ...row, checkerId: checker.staffId };
    const posted = await kind.approve(tx, decided, now, services.config, secret);
    if (posted.ok) {
      const outcome = { state: 'approved', checkerId: checker.staffId, transactionIds: posted.data } as const;
      await settle(tx, kind, row, outcome, now, { acknowledged: keys });
      isExecuted = true;
    }
    return posted;
  });
  return shown.ok ? done({ ...shown.data, shown_once: isExecuted ? (secret?.shown ?? null) : null }) : shown;
};

/** What holders wait for, and get only where a proposal about it is agreed to; of a payout run that it is settled. */
const WAITED_FOR: readonly string[] = ['withdrawal', 'topup', 'acceptance', 'payout_run'];

/** Whether this person refused one about the same thing before: what a second says then is another person's. */
const refusedBefore = async (
  tx: Tx,
  { holderId, subjectType, subjectId }: ProposalRow,
  { staffId }: Pick<Checker, 'staffId'>,
): Promise<boolean> => {
  if (subjectId === null || !WAITED_FOR.includes(subjectType)) return false;
  const subject = and(eq(proposal.subjectType, subjectType), eq(proposal.subjectId, subjectId));
  const about = holderId === null ? subject : and(eq(proposal.holderId, holderId), subject);
  const refused = and(eq(proposal.state, 'refused'), eq(proposal.checkerId, staffId));
  const found = await tx.orm.select({ id: proposal.id }).from(proposal).where(and(about, refused)).limit(1);
  return found.length > 0;
};

/** A checker disagrees: nothing is posted, and the reason stays on record. */
export const refuseProposal = (
  services: Services,
  matters: Matters,
  checker: Checker,
  id: number,
  refusalReason: string,
): Promise<Answer<ProposalDetail>> =>
  decide(services, matters, checker, id, async (tx, kind, row, now) => {
    if (await refusedBefore(tx, row, checker)) return refuse('same_person');
    await kind.drop(tx, row, now);
    await settle(tx, kind, row, { state: 'refused', checkerId: checker.staffId, refusalReason }, now);
    return { ok: true, data: null };
  });

/** Its maker takes it back while nobody has decided: a typo needs no second person. */
export const withdrawProposal = (
  services: Services,
  { kinds, readEvidence }: Matters,
  { staffId, roles }: Checker,
  id: number,
): Promise<Answer<ProposalDetail>> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockProposal(tx, id);
    if (row === undefined) return refuse('no_such_data');
    if (row.makerId !== staffId) return refuse('not_your_proposal');
    const reason = objection(row, { staffId: 0 }, now);
    if (reason !== null) return refuse(reason);
    const kind = kindOf(kinds, row);
    await kind.drop(tx, row, now);
    await settle(tx, kind, row, { state: 'withdrawn' }, now, { by: staffId });
    return readProposalDetail(services, { kinds, readEvidence }, tx, id, roles);
  });
