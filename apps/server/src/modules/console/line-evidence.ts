import type { ProposalFlagged } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listClaimed, listRefusedClaims } from '../acceptors';
import { readHolderNames, readHolderRefs } from '../account';
import {
  findMismatches,
  hasStatements,
  isPaidBy,
  isPaidTo,
  listProposedLines,
  readImporters,
  readSenders,
} from '../bank-statements';
import { readSentLines, readSettled } from '../payout-runs';
import { type Evidence, listSameReceipt, MONEY_IN, type ProposalRow } from '../proposals';
import { readStaffNames } from '../staff';
import {
  type ArrivalLine,
  lineShape,
  listAwaited,
  listRefused,
  listStatedLines,
  othersNamed,
  type PayoutName,
  statedMinor,
} from '../topups';
import {
  listByIds,
  payeeOf,
  paymentIdOf,
  readDestinations,
  readPayout,
  type WithdrawalRow,
} from '../withdrawals';
import { flag } from './flag';

/** Money that came in, as whose it is stated. */
export const ARRIVED: ReadonlySet<string> = new Set(MONEY_IN);

const WAITING_SHOWN = 5;
/** More than these are counted no further. */
const WAITING_COUNTED = 1_000;
/** So long before a proposal a case may have been refused whose money comes late, or was there unseen. */
const REFUSED_MS = 60 * 24 * 3_600_000;

/**
 * Others who wait for money that this may be, fees of banks allowed for, whose case or claim was refused lately, or who object
 * to that: the first five by name, and how many more.
 */
const waitingFlags = async (
  reader: Reader,
  { holderId, payload, createdAt }: ProposalRow,
): Promise<ProposalFlagged[]> => {
  const amountMinor = Number(payload['amountMinor']);
  const refused = { since: new Date(createdAt.getTime() - REFUSED_MS), limit: WAITING_COUNTED };
  const waiting = [
    ...(await listAwaited(reader, amountMinor, WAITING_COUNTED)),
    ...(await listClaimed(reader, amountMinor, WAITING_COUNTED)),
    ...(await listRefused(reader, amountMinor, refused)),
    ...(await listRefusedClaims(reader, amountMinor, refused)),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const others = [...new Set(waiting.map((one) => one.holderId))].filter((id) => id !== holderId);
  const shown = others.slice(0, WAITING_SHOWN);
  const nameOf = await readHolderNames(reader, shown);
  const more = others.length - shown.length;
  return [
    ...shown.map((id) => flag('case_waits', nameOf(id).username, id)),
    ...(more === 0 ? [] : [flag('more_cases_wait', String(more))]),
  ];
};

/** The name that a holder is paid to, and since when; null where none is set, and of the programme's own money. */
const readPayoutName = async (reader: Reader, { holderId }: ProposalRow): Promise<PayoutName | null> => {
  const payout = holderId === null ? undefined : await readPayout(reader, holderId);
  return payout === undefined ? null : { name: payout.fields['user_name'] ?? '', setAt: payout.changedAt };
};

/** Whom the line is from: the holder by operation ID or by the name that they are paid to, or who knows whom. */
const originFlags = async (
  reader: Reader,
  lines: readonly ArrivalLine[],
  payout: PayoutName | null,
): Promise<ProposalFlagged[]> => {
  const stated = lines.filter(({ byNumber }) => byNumber);
  if (stated.length === 0) return (await hasStatements(reader)) ? [flag('no_line')] : [];
  const isTheirs = (line: ArrivalLine) => !line.differs && payout !== null && isPaidBy(line, payout);
  const unknown = stated.filter((line) => line.named.length === 0 && !isTheirs(line));
  return unknown.length === 0
    ? []
    : [flag('counterparty_unknown', unknown.map(({ counterparty }) => counterparty).join(', '), '')];
};

/** A sender who paid in for more holders than these pays for many, and says nothing of one. */
const SENDER_OF_MAX = 5;

/**
 * Money that names nobody, from somebody who paid in for others before, and never for whom it is said to be: who pays by an
 * old card has no case, and is known by nothing else.
 */
const senderFlags = async (
  reader: Reader,
  { holderId, createdAt }: ProposalRow,
  lines: readonly ArrivalLine[],
): Promise<ProposalFlagged[]> => {
  const senders = lines
    .filter(({ byNumber, named }) => byNumber && named.length === 0)
    .map(({ counterparty }) => counterparty);
  const holdersOf = await readSenders(reader, senders, createdAt);
  const others = senders.flatMap((sender) => {
    const known = holdersOf(sender);
    const isTheirs = holderId !== null && known.includes(holderId);
    return isTheirs || known.length > SENDER_OF_MAX ? [] : known;
  });
  const shown = [...new Set(others)];
  const nameOf = await readHolderNames(reader, shown);
  return shown.map((id) => flag('sender_of_other', nameOf(id).username, id));
};

const arrivalFlags = async (
  reader: Reader,
  row: ProposalRow,
  lines: readonly ArrivalLine[],
  payout: PayoutName | null,
): Promise<ProposalFlagged[]> => {
  const others = new Map(othersNamed(lines, row.holderId).map(({ id, username }) => [id, username]));
  return [
    ...[...others].map(([id, username]) => flag('line_names_other', username, id)),
    ...(await waitingFlags(reader, row)),
    ...(await listSameReceipt(reader, row)).map((id) => flag('receipt_elsewhere', String(id))),
    ...(await originFlags(reader, lines, payout)),
    ...(await senderFlags(reader, row, lines)),
  ];
};

/** The bank paid somebody else under this number than the withdrawal was to be paid to. */
const paymentFlags = async (
  reader: Reader,
  { subjectId }: ProposalRow,
  lines: readonly ArrivalLine[],
): Promise<ProposalFlagged[]> => {
  const id = Number(subjectId);
  const destination = (await readDestinations(reader, [id]))(id);
  const isOther = lines.some((line) => line.byNumber && !isPaidTo(line, { destination }));
  return isOther ? [flag('counterparty_differs')] : [];
};

/**
 * Of the lines with the number that is stated: that none is of its amount, and that the maker of the proposal imported all that
 * prove it. What names the number besides, such as a fee, proves nothing: it could hide a line that one person made up.
 */
const statedFlags = (
  row: ProposalRow,
  lines: readonly ArrivalLine[],
  importerOf: Awaited<ReturnType<typeof readImporters>>,
): ProposalFlagged[] => {
  const stated = lines.filter(({ byNumber }) => byNumber);
  if (stated.length === 0) return [];
  const fitting = stated.filter(({ amountMinor }) => amountMinor === statedMinor(row));
  const proving = fitting.length === 0 ? stated : fitting;
  const isOwn = proving.every(({ id }) => importerOf(id)?.staffId === row.makerId);
  return [
    ...(fitting.length === 0 ? [flag('line_amount_differs')] : []),
    ...(isOwn ? [flag('own_statement', String(proving.length))] : []),
  ];
};

interface LineEvidence {
  readonly flags: ProposalFlagged[];
  readonly bankLines: Evidence['bankLines'];
}

const NO_LINES: LineEvidence = { flags: [], bankLines: null };

/** What each line is for, by its number: of a settlement the withdrawal that it pays or brings back, of a link nothing more. */
type Named = ReadonlyMap<number, WithdrawalRow | null>;

const readNamed = async (reader: Reader, row: ProposalRow): Promise<Named> =>
  row.kind === 'payout_settlement' ? readSettled(reader, row) : new Map([[Number(row.subjectId), null]]);

/** Lines as a checker is shown them, each next to what it is for. */
const showNamed = async (
  reader: Reader,
  named: Named,
  isByNumber: boolean,
): Promise<{ importedBy: readonly number[]; bankLines: NonNullable<Evidence['bankLines']> }> => {
  const lines = await listProposedLines(reader, [...named.keys()]);
  const importerOf = await readStaffNames(
    reader,
    lines.map(({ importedBy }) => importedBy),
  );
  const refOf = await readHolderRefs(
    reader,
    [...named.values()].flatMap((paid) => paid?.holderId ?? []),
  );
  const settles = (paid: WithdrawalRow | null | undefined) => {
    if (paid == null) return null;
    const { name: beneficiary, account } = payeeOf(paid);
    return {
      ...{ withdrawal_id: String(paid.id), holder: refOf(paid.holderId) },
      ...{ beneficiary, last_four: account.slice(-4) },
    };
  };
  return {
    importedBy: lines.map(({ importedBy }) => importedBy),
    bankLines: lines.map((line) => ({
      ...{ id: String(line.id), day: line.bookedOn, amount: line.amountMinor },
      ...{ counterparty: line.counterparty, reference: line.reference, text: line.text },
      ...{ by_receipt: isByNumber, named: [], settles: settles(named.get(line.id)) },
      ...{ imported_by: importerOf(line.importedBy) ?? '', payout: null },
    })),
  };
};

/**
 * The lines that a settlement or a link is made of. One person may have made the bank's file and its statement too: what the
 * maker of the proposal imported is said.
 */
const readNamedLines = async (reader: Reader, row: ProposalRow): Promise<LineEvidence> => {
  const named = await readNamed(reader, row);
  const { importedBy, bankLines } = await showNamed(reader, named, row.kind === 'payout_settlement');
  const own = importedBy.filter((staffId) => staffId === row.makerId).length;
  return { flags: own === 0 ? [] : [flag('own_statement', String(own))], bankLines };
};

/** The withdrawal that a proposal gives back to its holder; null of every other. */
export const returnedBy = ({ kind, subjectId, payload }: ProposalRow): number | null => {
  if (kind === 'withdrawal_refusal') return Number(subjectId);
  const returned = kind === 'objection_upheld' ? payload['withdrawalId'] : undefined;
  return returned === undefined ? null : Number(returned);
};

/** The line by which a bank paid out what would be given back: it would be paid twice. */
const readReturnedLines = async (reader: Reader, withdrawalId: number): Promise<LineEvidence> => {
  const rows = await listByIds(reader, [withdrawalId]);
  const [found = null] = rows;
  const line = (await readSentLines(reader, rows))(withdrawalId);
  if (line === undefined) return NO_LINES;
  const { bankLines } = await showNamed(reader, new Map([[line.id, found]]), true);
  return { flags: [flag('paid_by_line', paymentIdOf(withdrawalId), line.id)], bankLines };
};

const NAMING_LINES: ReadonlySet<string> = new Set(['payout_settlement', 'bank_match']);

/**
 * What the bank says of money that came in, is said to be paid, or is to be given back, whose it may be, and whether its receipt
 * is known already.
 */
export const readLineEvidence = async (reader: Reader, row: ProposalRow): Promise<LineEvidence> => {
  if (row.state !== 'pending') return NO_LINES;
  if (NAMING_LINES.has(row.kind)) return readNamedLines(reader, row);
  const returned = returnedBy(row);
  if (returned !== null) return readReturnedLines(reader, returned);
  const hasArrived = ARRIVED.has(row.kind);
  if (!hasArrived && row.kind !== 'withdrawal_payment') return NO_LINES;
  const lines = await listStatedLines(reader, row);
  const payout = hasArrived ? await readPayoutName(reader, row) : null;
  const flags = hasArrived
    ? await arrivalFlags(reader, row, lines, payout)
    : await paymentFlags(reader, row, lines);
  const importerOf = await readImporters(
    reader,
    lines.map(({ id }) => id),
  );
  return {
    flags: [...flags, ...statedFlags(row, lines, importerOf)],
    bankLines: lines.map((line) => lineShape(line, importerOf(line.id)?.username ?? '', payout)),
  };
};

/** A line of the bank that two people link to what it does not look like, or that somebody waits for. */
export const matchFlags = async (reader: Reader, row: ProposalRow): Promise<ProposalFlagged[]> => {
  if (row.kind !== 'bank_match' || row.state !== 'pending') return [];
  const { namesOther, counterpartyDiffers } = await findMismatches(reader, row);
  return [
    ...(namesOther ? [flag('line_names_other', 'somebody else')] : []),
    ...(counterpartyDiffers ? [flag('counterparty_differs')] : []),
    ...(Number(row.payload['amountMinor']) > 0 ? await waitingFlags(reader, row) : []),
  ];
};
