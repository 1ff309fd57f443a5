import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listByOperationIds, readHolderRefs } from '../account';
import { numberKey, readPending } from '../proposals';
import { listWaitingCases, receiptOf, type WaitingCase } from '../topups';
import type { OpenLine } from './match';
import { withNamed } from './open-rows';

type Posting = NonNullable<ResponseOf<CallOf<'consoleBank.lines'>>['items'][number]['posting']>;
type Line = Pick<OpenLine, 'id' | 'amountMinor' | 'reference' | 'endToEndId' | 'text'>;

/** A line with the one case whose money it can be. */
interface Paired {
  readonly line: Line & Pick<OpenLine, 'named'>;
  readonly found: WaitingCase;
}

/** The one case of exactly an amount, else the one that is near it; undefined where there is none, or several. */
const caseOf = ({ amountMinor: minor }: Line, cases: readonly WaitingCase[]): WaitingCase | undefined => {
  const exact = cases.filter(({ amountMinor }) => amountMinor === minor);
  const near = cases.filter(({ amountMinor, leastMinor }) => minor >= leastMinor && minor < amountMinor);
  const [found, another] = exact.length > 0 ? exact : near;
  return another === undefined ? found : undefined;
};

const pair = async (reader: Reader, lines: readonly Line[]): Promise<Paired[]> => {
  const named = await withNamed(
    reader,
    lines.filter(({ amountMinor }) => amountMinor > 0),
  );
  const ofOne = named.filter(({ named: names }) => new Set(names).size === 1);
  if (ofOne.length === 0) return [];
  const holders = await listByOperationIds(
    reader,
    ofOne.flatMap(({ named: names }) => names),
  );
  const idOf = new Map(holders.map(({ operationId, id }) => [operationId, id]));
  const cases = await listWaitingCases(
    reader,
    holders.map(({ id }) => id),
  );
  return ofOne.flatMap((line) => {
    const holderId = idOf.get(line.named[0] ?? '');
    const found = caseOf(
      line,
      cases.filter((one) => one.holderId === holderId),
    );
    return found === undefined ? [] : [{ line, found }];
  });
};

/** Lines whose number two people counted already: they only wait for the next matching. */
const listCounted = async (reader: Reader, pairs: readonly Paired[]): Promise<ReadonlySet<number>> => {
  const known = pairs.flatMap(({ line, found: { payee } }) => {
    const receipt = payee === null ? undefined : receiptOf(payee.id, line.reference);
    return receipt?.ok ? [{ lineId: line.id, receipt: receipt.data }] : [];
  });
  if (known.length === 0) return new Set();
  const rows = await reader.query<{ id: number }>(
    `select id from unnest($1::bigint[], $2::text[]) as l (id, receipt) where receipt_counted(receipt, 0)`,
    [known.map(({ lineId }) => lineId), known.map(({ receipt }) => receipt)],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Everything is as it was asked for, and the line has a number that is no other payment's: a person's own is that of all theirs. */
const agrees = ({ line, found: { amountMinor, askedMethod, payee } }: Paired): boolean =>
  line.amountMinor === amountMinor &&
  !['', ...line.named].includes(numberKey(line.reference)) &&
  payee !== null &&
  (askedMethod === null || askedMethod === payee.method);

/**
 * What can be proposed for lines that no entry answers and all statements word alike: the posting of the one case whose money a
 * line can be (docs/domain/topups.md#from-a-line). Links nothing and posts nothing.
 */
export const readPostings = async (
  reader: Reader,
  lines: readonly Line[],
): Promise<(lineId: number) => Posting | null> => {
  const pairs = await pair(reader, lines);
  const counted = await listCounted(reader, pairs);
  const open = pairs.filter(({ line }) => !counted.has(line.id));
  const refOf = await readHolderRefs(
    reader,
    open.map(({ found }) => found.holderId),
  );
  const subjectIds = open.map(({ found }) => found.id);
  const proposalOf = await readPending(reader, { subjectType: 'topup', subjectIds });
  const postings = new Map(
    open.map((one): [number, Posting] => {
      const { id, holderId, amountMinor, askedMethod, payee } = one.found;
      return [
        one.line.id,
        {
          ...{ topup_id: String(id), holder: refOf(holderId), asked_amount: amountMinor },
          asked_method: askedMethod as Posting['asked_method'],
          payee_id: payee === null ? null : String(payee.id),
          method: (payee?.method ?? null) as Posting['method'],
          ...{ agrees: agrees(one), proposal_id: proposalOf(id) },
        },
      ];
    }),
  );
  return (lineId) => postings.get(lineId) ?? null;
};
