import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft, type ProposalRow } from '../proposals';
import { isPaidTo, isTheirs } from './match';
import { type BankEntry, readUnlinked, withNamed, withNumbers } from './open-rows';
import { keepMatches, lockStatements } from './run-matching';

const payload = z.object({
  amountMinor: z.number(),
  transactions: z.string(),
  bookedOn: z.string(),
  counterparty: z.string(),
  text: z.string(),
  reason: z.string(),
});
type Payload = z.output<typeof payload>;

const idsOf = ({ transactions }: Payload): number[] => transactions.split(',').map(Number);

interface LineRow {
  readonly minor: number;
  readonly day: string;
  readonly counterparty: string;
  readonly text: string;
  readonly matched: boolean;
}

const readLine = async (reader: Reader, lineId: number): Promise<LineRow | undefined> => {
  const [line] = await reader.query<LineRow>(
    `select amount_minor as minor, booked_on::text as day, counterparty, text,
        exists (select from bank_match m where m.line_id = l.id) as matched
      from bank_line l where l.id = $1`,
    [lineId],
  );
  return line;
};

/** The entries of these numbers that no line answers yet, if they are all there and add up; null else. */
const entriesOf = async (
  reader: Reader,
  ids: readonly number[],
  minor: number,
): Promise<readonly BankEntry[] | null> => {
  const entries = await readUnlinked(reader, { ids });
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return entries.length === new Set(ids).size && sum === minor ? entries : null;
};

/**
 * Which entries a line answers, where no number says it: two people say it. Posts nothing
 * (docs/domain/bank-statements.md#matching).
 */
export const bankMatchKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  approve: async (tx, row, stated, now) => {
    await lockStatements(tx);
    const lineId = Number(row.subjectId);
    const entries = await entriesOf(tx, idsOf(stated), stated.amountMinor);
    if (entries === null || (await readLine(tx, lineId))?.matched !== false) return refuse('wrong_state');
    const matches = entries.map(({ id, amountMinor }) => ({ lineId, transactionId: id, amountMinor }));
    await keepMatches(tx, matches, { proposalId: row.id, now });
    return done([]);
  },
  facts: async (reader, row) => {
    const entries = await readUnlinked(reader, { ids: idsOf(payload.parse(row.payload)) });
    return (await withNumbers(reader, entries)).map((entry) => ({
      name: `entry_${entry.id}`,
      value: [entry.kind, entry.time.toISOString(), entry.operationId ?? '', ...entry.numbers]
        .filter((part) => part !== '')
        .join(', '),
    }));
  },
});

/** Proposes which entries a line answers; they must be without a line, and add up to it. */
export const draftMatch: ProposalDraft<'consoleBank.proposeMatch'> = async (tx, request) => {
  await lockStatements(tx);
  const { line_id: lineId, transaction_ids: ids, reason } = request;
  const line = await readLine(tx, lineId);
  if (line === undefined) return refuse('no_such_data');
  if (line.matched) return refuse('wrong_state');
  if ((await entriesOf(tx, ids, line.minor)) === null)
    return refuse('invalid_fields', { fields: { transaction_ids: 'not_one_of' } });
  return done({
    kind: 'bank_match',
    subjectType: 'bank_line',
    subjectId: lineId,
    payload: {
      ...{ amountMinor: line.minor, transactions: [...new Set(ids)].join(','), bookedOn: line.day },
      ...{ counterparty: line.counterparty, text: line.text, reason },
    },
  });
};

/** What of the entries of a proposed match speaks against its line: whom it names, and who was paid. */
export const findMismatches = async (
  reader: Reader,
  row: ProposalRow,
): Promise<{ readonly namesOther: boolean; readonly counterpartyDiffers: boolean }> => {
  const ids = idsOf(payload.parse(row.payload));
  const entries = await withNumbers(reader, await readUnlinked(reader, { ids }));
  const lines = await withNamed(
    reader,
    await reader.query<{ reference: string; endToEndId: string; text: string; counterparty: string }>(
      `select l.reference, l.end_to_end_id as "endToEndId", said.text, said.counterparty
        from bank_line l cross join lateral (
          select l.text, l.counterparty
          union all select w.text, w.counterparty from bank_wording w where w.line_id = l.id) said
        where l.id = $1`,
      [row.subjectId],
    ),
  );
  const some = (fits: (line: (typeof lines)[number], entry: (typeof entries)[number]) => boolean) =>
    lines.some((line) => entries.some((entry) => !fits(line, entry)));
  return { namesOther: some(isTheirs), counterpartyDiffers: some(isPaidTo) };
};
