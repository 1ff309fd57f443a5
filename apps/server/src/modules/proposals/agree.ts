import { proposalAgreement, type Reader, type Tx } from '@fairlead/db';
import { deciderOf, type ProposalKind } from '@fairlead/vocabulary';
import type { Config } from '../../config';
import { auditProposal } from './audit-proposal';
import type { Draft, Kind, ProposalRow } from './kind';

/** What a proposal about several does for each of them: many at once are no way past what one alone would take. */
const FOR_EACH: Readonly<Partial<Record<ProposalKind, readonly ProposalKind[]>>> = {
  payout_run: ['withdrawal_approval', 'withdrawal_payment'],
  payout_settlement: ['withdrawal_payment', 'withdrawal_bounce'],
  report_file: ['manual_report'],
};

/** How many people a draft takes, its maker among them; never fewer than two (docs/domain/proposals.md#three-people). */
export const peopleFor = (
  { threePeopleFrom }: Pick<Config, 'threePeopleFrom'>,
  { kind, payload, touched = [] }: Pick<Draft, 'kind' | 'payload' | 'touched'>,
): 2 | 3 => {
  const reaches = (of: ProposalKind, amountMinor: number): boolean =>
    amountMinor >= (threePeopleFrom.get(of) ?? Number.POSITIVE_INFINITY);
  // One that touches no holder, as a payout that the house bears, is one payment: all of its sum.
  const sums = touched.length === 0 ? [payload.amountMinor] : touched.map(({ amountMinor }) => amountMinor);
  const isLarge =
    reaches(kind, payload.amountMinor) ||
    (FOR_EACH[kind] ?? []).some((of) => sums.some((amountMinor) => reaches(of, amountMinor)));
  return isLarge ? 3 : 2;
};

/** Who agreed before and would still be let decide it; by now, as the database counts them too. */
const listAgreed = async (reader: Reader, row: ProposalRow, now: Date): Promise<number[]> => {
  const agreed = await reader.query<{ staff_id: number }>('select staff_id from agreed_with($1, $2, $3)', [
    ...[row.id, deciderOf(row.kind as ProposalKind), now],
  ]);
  return agreed.map(({ staff_id: id }) => id);
};

/** Where a checker's word stands: the last one that is needed, one of several, or said before. */
export const placeOfWord = async (
  reader: Reader,
  row: ProposalRow,
  staffId: number,
  now: Date,
): Promise<'last' | 'before' | 'again'> => {
  if (row.people === 2) return 'last';
  const agreed = await listAgreed(reader, row, now);
  if (agreed.some((id) => id !== staffId)) return 'last';
  return agreed.includes(staffId) ? 'again' : 'before';
};

/** Keeps that a checker agrees, while another person is still needed: nothing is posted by it. */
export const agree = async (
  tx: Tx,
  kind: Kind,
  row: ProposalRow,
  { staffId, acknowledged }: { readonly staffId: number; readonly acknowledged: readonly string[] },
  now: Date,
): Promise<void> => {
  const agreement = { proposalId: row.id, staffId, agreedAt: now };
  // Who was reset since may have agreed before; that they do again is on the record.
  await tx.orm.insert(proposalAgreement).values(agreement).onConflictDoNothing();
  const after = { state: row.state, people: row.people, makerId: row.makerId };
  const told = {
    ...{ by: staffId, act: `agreed.${row.kind}`, reason: null },
    after: { ...after, ...(acknowledged.length === 0 ? {} : { acknowledged }) },
  };
  await auditProposal(tx, row, await kind.touched(tx, row), told, now);
};

/** The members of staff who agreed to some proposals before the last of them, by the proposal's number. */
export const readAgreements = async (
  reader: Reader,
  proposalIds: readonly number[],
): Promise<(proposalId: number) => readonly number[]> => {
  const rows = await reader.query<{ proposal_id: number; staff_id: number }>(
    'select proposal_id, staff_id from proposal_agreement where proposal_id = any($1) order by agreed_at, staff_id',
    [proposalIds],
  );
  return (proposalId) =>
    rows.filter(({ proposal_id: id }) => id === proposalId).map(({ staff_id: staffId }) => staffId);
};
