import { numberKey } from '../proposals';

/** A line of the bank that no entry answers yet. */
export interface OpenLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly amountMinor: number;
  readonly reference: string;
  readonly endToEndId: string;
  readonly text: string;
  readonly counterparty: string;
  /** Operation IDs of holders that stand in it. */
  readonly named: readonly string[];
}

/** An entry of the ledger that no line answers yet. */
export interface OpenEntry {
  readonly id: number;
  readonly amountMinor: number;
  readonly time: Date;
  /** Receipts and references that were stated for it. */
  readonly numbers: readonly string[];
  /** Of its holder; null where it is the programme's. */
  readonly operationId: string | null;
  /** Where a withdrawal was to go; null of every other entry. */
  readonly destination: { readonly name: string; readonly account: string } | null;
}

export interface Match {
  readonly lineId: number;
  readonly transactionId: number;
  readonly amountMinor: number;
}

/** A shorter number is in too many texts to prove anything there; whole fields are compared at any length. */
const IN_TEXT_MIN = 6;
/** As many words of a text, one after the other, may be one number: `BANK 77 88 12`. */
const WORDS_MAX = 4;

const fieldKeys = ({ reference, endToEndId, text }: OpenLine): string[] =>
  [reference, endToEndId, text].map(numberKey).filter((key) => key !== '');

/** The words of a text, and each few that follow one another, as one number might be written. */
const textKeys = ({ text }: OpenLine): string[] => {
  const words = text.split(/\s+/).map(numberKey);
  return words
    .flatMap((_, from) =>
      Array.from({ length: WORDS_MAX }, (_, more) => words.slice(from, from + more + 1).join('')),
    )
    .filter((key) => key.length >= IN_TEXT_MIN);
};

const DAY_MS = 24 * 3_600_000;
/** A bank's day and the day of the posting lie no further apart, where a person's number alone connects them. */
export const DAYS_APART = 30;

const isNear = (line: OpenLine, { time }: OpenEntry): boolean =>
  Math.abs(Date.parse(line.bookedOn) - time.getTime()) <= DAYS_APART * DAY_MS;

/** Entries by amount and number. */
const indexed = (entries: readonly OpenEntry[], keysOf: (entry: OpenEntry) => readonly string[]) => {
  const index = new Map<string, OpenEntry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      const place = `${entry.amountMinor} ${key}`;
      index.set(place, [...(index.get(place) ?? []), entry]);
    }
  }
  return (line: OpenLine, keys: readonly string[]): OpenEntry[] => [
    ...new Set(keys.flatMap((key) => index.get(`${line.amountMinor} ${key}`) ?? [])),
  ];
};

/** A line that names a holder is never another's money, nor the programme's, whatever number stands there too. */
export const isTheirs = (
  { named }: Pick<OpenLine, 'named'>,
  { operationId }: Pick<OpenEntry, 'operationId'>,
): boolean => named.length === 0 || (operationId !== null && named.includes(operationId));

const namesOf = (said: string): string[] =>
  said
    .split(/[\s,.]+/)
    .map(numberKey)
    .filter((word) => word !== '');

/** Who was paid is who was to be paid: by account, or by name in whatever order; a line that says nobody says nothing. */
export const isPaidTo = (
  { counterparty }: Pick<OpenLine, 'counterparty'>,
  { destination }: Pick<OpenEntry, 'destination'>,
): boolean => {
  const paid = namesOf(counterparty);
  if (destination === null || paid.length === 0) return true;
  const account = numberKey(destination.account);
  if (account.length >= IN_TEXT_MIN && paid.join('').includes(account)) return true;
  const wanted = namesOf(destination.name);
  return wanted.length > 0 && wanted.every((name) => paid.includes(name));
};

/** The zone that is furthest ahead: there a day of the bank begins first. */
const AHEAD_MS = 14 * 3_600_000;

/**
 * Who paid is this holder, by the name that they are paid to: the same words in whatever order, and no others, since a part of
 * a name is the name of many, and `GmbH` of more. A name that was set once the bank had booked the line may be copied from it
 * (docs/domain/topups.md#posting).
 */
export const isPaidBy = (
  { counterparty, bookedOn }: Pick<OpenLine, 'counterparty' | 'bookedOn'>,
  payout: { readonly name: string; readonly setAt: Date },
): boolean => {
  const [said, known] = [new Set(namesOf(counterparty)), new Set(namesOf(payout.name))];
  const isSame = known.size > 0 && said.size === known.size && [...known].every((word) => said.has(word));
  return isSame && payout.setAt.getTime() + AHEAD_MS < Date.parse(bookedOn);
};

const fits = (line: OpenLine, entry: OpenEntry): boolean => isTheirs(line, entry) && isPaidTo(line, entry);

/** Pairs in which each side has the other alone. */
const pairsOf = (lines: readonly OpenLine[], found: (line: OpenLine) => readonly OpenEntry[]): Match[] => {
  const candidates = lines.map((line) => ({ line, entries: found(line) }));
  const claims = new Map<number, number>();
  for (const { entries } of candidates) {
    for (const { id } of entries) claims.set(id, (claims.get(id) ?? 0) + 1);
  }
  return candidates.flatMap(({ line, entries: [entry, another] }) =>
    entry === undefined || another !== undefined || claims.get(entry.id) !== 1
      ? []
      : [{ lineId: line.id, transactionId: entry.id, amountMinor: entry.amountMinor }],
  );
};

/**
 * What belongs together without a doubt (docs/domain/bank-statements.md#matching): the same amount and direction, and the
 * number of the receipt or payment; else the holder's operation ID within thirty days. Where two could be meant, none is.
 */
export const findMatches = (lines: readonly OpenLine[], entries: readonly OpenEntry[]): readonly Match[] => {
  const byNumber = indexed(entries, ({ numbers }) => numbers.map(numberKey).filter((key) => key !== ''));
  const first = pairsOf(lines, (line) =>
    byNumber(line, [...fieldKeys(line), ...textKeys(line)]).filter((entry) => fits(line, entry)),
  );
  const [takenLines, takenEntries] = [
    new Set(first.map(({ lineId }) => lineId)),
    new Set(first.map(({ transactionId }) => transactionId)),
  ];
  const byPerson = indexed(
    entries.filter(({ id }) => !takenEntries.has(id)),
    ({ operationId }) => (operationId === null ? [] : [operationId]),
  );
  const second = pairsOf(
    lines.filter(({ id }) => !takenLines.has(id)),
    (line) =>
      byPerson(line, [...fieldKeys(line), ...textKeys(line)]).filter(
        (entry) => isNear(line, entry) && fits(line, entry),
      ),
  );
  return [...first, ...second];
};
