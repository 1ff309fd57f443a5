import type { ArrivalLine as Shown } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listByOperationIds, readHolderName } from '../account';
import { numberKey, type ProposalRow } from '../proposals';

/** A line of the bank that is posted for nobody yet, and whose operation IDs it names. */
export interface ArrivalLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly amountMinor: number;
  readonly reference: string;
  readonly counterparty: string;
  readonly text: string;
  readonly named: readonly { readonly id: number; readonly username: string }[];
  /** One of the numbers stands in it. */
  readonly byNumber: boolean;
  /** Two statements word it differently; what both say stands in it. */
  readonly differs: boolean;
}

interface Wanted {
  /** Below zero where money went out. */
  readonly leastMinor: number;
  readonly mostMinor: number;
  readonly numbers: readonly string[];
  /** Lines of an earlier day are not meant. */
  readonly since: Date;
}

type Row = Omit<ArrivalLine, 'named'> & { readonly endToEndId: string };

/** Lines that may be what is meant: of such an amount, or with one of those numbers, which come first. */
const listArrivalLines = async (
  reader: Reader,
  { leastMinor, mostMinor, numbers, since }: Wanted,
): Promise<readonly ArrivalLine[]> => {
  const keys = numbers.map(numberKey).filter((key) => key !== '');
  const lines = await reader.query<Row>(
    `select id, booked_on::text as "bookedOn", amount_minor as "amountMinor", reference, counterparty, said as text,
        end_to_end_id as "endToEndId", differs, by_number as "byNumber"
      from open_bank_lines($1, $2, $3, $4)`,
    [since, leastMinor, mostMinor, keys],
  );
  const wordsOf = ({ reference, endToEndId, text }: Row) =>
    [reference, endToEndId, text].join(' ').split(/[^0-9]+/);
  const holders = await listByOperationIds(reader, lines.flatMap(wordsOf));
  return lines.map((line) => {
    const words = new Set(wordsOf(line));
    return { ...line, named: holders.filter(({ operationId }) => words.has(operationId)) };
  });
};

const EARLIER_MS = 7 * 24 * 3_600_000;

/**
 * Whether a line of the bank is for this holder: it names the operation ID, or is of the amount, fees of banks allowed for, and
 * names nobody or is worded differently by two statements. Money that is there is posted, never refused.
 */
export const bankLineAnswers = async (
  reader: Reader,
  about: { readonly holderId: number; readonly amountMinor: number; readonly createdAt: Date },
): Promise<boolean> => {
  const { holderId, amountMinor: mostMinor, createdAt } = about;
  const { operationId } = await readHolderName(reader, holderId);
  const since = new Date(createdAt.getTime() - EARLIER_MS);
  const [rule] = await reader.query<{ leastMinor: number }>('select least_arriving($1) as "leastMinor"', [
    mostMinor,
  ]);
  const leastMinor = rule?.leastMinor ?? mostMinor;
  const lines = await listArrivalLines(reader, { leastMinor, mostMinor, numbers: [operationId], since });
  return lines.some(
    ({ named, differs }) => named.length === 0 || differs || named.some(({ id }) => id === holderId),
  );
};

const LOOK_BACK_MS = 60 * 24 * 3_600_000;
/** Of lines that have the amount alone; those with the number are all shown. */
const BY_AMOUNT_SHOWN = 20;

/** What a line of the money that is stated has as its amount: below zero where it went out. */
export const statedMinor = ({ kind, payload }: Pick<ProposalRow, 'kind' | 'payload'>): number =>
  Number(payload['amountMinor']) * (kind === 'withdrawal_payment' ? -1 : 1);

/** The lines that a checker is shown of money that came in or is said to be paid: those with its number, and of its amount. */
export const listStatedLines = async (
  reader: Reader,
  row: Pick<ProposalRow, 'kind' | 'payload' | 'createdAt'>,
): Promise<readonly ArrivalLine[]> => {
  const { receiptNumber, reference } = row.payload;
  const minor = statedMinor(row);
  const lines = await listArrivalLines(reader, {
    ...{ leastMinor: minor, mostMinor: minor },
    numbers: [String(receiptNumber ?? reference)],
    since: new Date(row.createdAt.getTime() - LOOK_BACK_MS),
  });
  const byAmount = lines.filter(({ byNumber }) => !byNumber).slice(0, BY_AMOUNT_SHOWN);
  return [...lines.filter(({ byNumber }) => byNumber), ...byAmount];
};

/** The name that a holder is paid to, as they typed it, and since when it is set. */
export interface PayoutName {
  readonly name: string;
  readonly setAt: Date;
}

/**
 * A line as a checker is shown it, with who imported its statement, and with the name that the holder whose money it is said to
 * be is paid to, to be compared with whom the bank names.
 */
export const lineShape = (line: ArrivalLine, importedBy: string, payout: PayoutName | null): Shown => ({
  ...{ id: String(line.id), day: line.bookedOn, amount: line.amountMinor, counterparty: line.counterparty },
  ...{ reference: line.reference, text: line.text, by_receipt: line.byNumber },
  named: line.named.map(({ username }) => username),
  imported_by: importedBy,
  payout: payout && { name: payout.name, set_at: payout.setAt.toISOString() },
  settles: null,
});

/** Whose operation IDs stand in lines of money that is stated for somebody else, or for the house. */
export const othersNamed = (
  lines: readonly ArrivalLine[],
  holderId: number | null,
): readonly { readonly id: number; readonly username: string }[] =>
  lines.flatMap(({ named }) => named.filter(({ id }) => id !== holderId));
