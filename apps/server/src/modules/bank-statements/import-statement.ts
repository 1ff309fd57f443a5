import { createHash } from 'node:crypto';
import type { CallOf, ResponseOf } from '@fairlead/contract';
import { bankStatement, eq, inserted, type Tx } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { readFormFile } from '../../http/form';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { listDifferingDays } from './differing-days';
import { fingerprinted, type KnownLine, readStatement } from './read-statement';
import { lockStatements, matchOpenLines } from './run-matching';
import { type Fault, ofFile, type Stated, TOTAL_MINOR_MAX } from './statement';

type Imported = ResponseOf<CallOf<'consoleBank.upload'>>;

/** Fifty thousand lines as XML, with room. */
const FILE_BYTES_MAX = 64 * 1024 * 1024;
const FAULTS_MAX = 50;
/** The zone that is furthest ahead. */
const AHEAD_MS = 14 * 3_600_000;

/** A statement of the database stays well below what it may take. */
const LINES_AT_ONCE = 5_000;

const plain = (said: string): string => `regexp_replace(lower(${said}), '[[:space:][:punct:]]', '', 'g')`;

const addSome = async (
  tx: Tx,
  statementId: number,
  account: string,
  lines: readonly KnownLine[],
): Promise<number> => {
  const rows = await tx.query(
    `insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id,
        counterparty, text, fingerprint)
      select $1, $2, l.place, l."bookedOn", l."amountMinor", l.reference, l."endToEndId", l.counterparty, l.text,
          decode(l.fingerprint, 'hex')
        from jsonb_to_recordset($3::jsonb) as l (place integer, "bookedOn" date, "amountMinor" bigint, reference text,
          "endToEndId" text, counterparty text, text text, fingerprint text)
        order by l.place
      on conflict (fingerprint) do nothing returning 1`,
    [statementId, account, JSON.stringify(lines)],
  );
  return rows.length;
};

/**
 * Keeps how this statement words lines that are known, where it differs by more than case, spaces and marks from all that was
 * said of them before. @returns the places of those lines
 */
const addWordings = async (tx: Tx, statementId: number, lines: readonly KnownLine[]): Promise<number[]> => {
  const rows = await tx.query<{ place: number }>(
    `with words as (
        select w.id as wording, w.line_id, w.counterparty, w.text from bank_wording w
        union all select 0, l.id, l.counterparty, l.text from bank_line l
      ), stated as (
        select l.id, s.place, s.counterparty, s.text
          from jsonb_to_recordset($2::jsonb) as s (place integer, fingerprint text, counterparty text, text text)
            join bank_line l on l.fingerprint = decode(s.fingerprint, 'hex') and l.statement_id <> $1
      )
      insert into bank_wording (line_id, statement_id, place, counterparty, text)
        select s.id, $1, s.place, s.counterparty, s.text from stated s
          where not exists (select from words w where w.line_id = s.id
            and ${plain('w.counterparty')} = ${plain('s.counterparty')} and ${plain('w.text')} = ${plain('s.text')})
          order by s.place
        returning place`,
    [statementId, JSON.stringify(lines)],
  );
  return rows.map(({ place }) => place);
};

/** Adds the lines that no statement brought before, and other words of those that one did. */
const addLines = async (
  tx: Tx,
  statementId: number,
  { account }: Stated,
  lines: readonly KnownLine[],
): Promise<{ readonly added: number; readonly differing: readonly number[] }> => {
  let added = 0;
  const differing: number[] = [];
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE);
    added += await addSome(tx, statementId, account, some);
    differing.push(...(await addWordings(tx, statementId, some)));
  }
  return { added, differing };
};

/** How many days of a statement it, or another, ends with another balance than the other says. */
const countDifferingDays = async (tx: Tx, { account, fromDay, untilDay }: Omit<Stated, 'lines'>) =>
  (await listDifferingDays(tx)).filter(
    (one) => one.account === account && one.day >= fromDay && one.day <= untilDay,
  ).length;

/** Whether all lines, in and out, can still be added up exactly with these. */
const canBeAdded = async (tx: Tx, { lines }: Stated): Promise<boolean> => {
  const moved = lines.reduce((total, { amountMinor }) => total + Math.abs(amountMinor), 0);
  const [row] = await tx.query<{ fits: boolean }>(
    'select coalesce(sum(abs(amount_minor)), 0) + $1::bigint <= $2::bigint as fits from bank_line',
    [moved, TOTAL_MINOR_MAX],
  );
  return row?.fits === true;
};

interface File {
  readonly content: Buffer;
  readonly hash: Buffer;
}

/** Where no file of these bytes was taken before, keeps it with its lines and links what is beyond doubt. */
const keep = (
  { database, clock }: Services,
  caller: StaffCaller,
  { content, hash }: File,
  { stated, lines }: { readonly stated: Stated; readonly lines: readonly KnownLine[] },
): Promise<Omit<Imported, 'hash'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockStatements(tx);
    const [known] = await tx.orm
      .select({ id: bankStatement.id })
      .from(bankStatement)
      .where(eq(bankStatement.hash, hash));
    const told = { lines: stated.lines.length, known_lines: 0, matched: 0 };
    if (known !== undefined)
      return { ...told, statement_id: String(known.id), faults: [wireFault(ofFile('file_known'))] };
    if (!(await canBeAdded(tx, stated)))
      return { ...told, statement_id: null, faults: [wireFault(ofFile('total_too_large'))] };
    const { lines: _lines, ...head } = stated;
    const [row] = await tx.orm
      .insert(bankStatement)
      .values({
        ...{ ...head, hash, content, lines: stated.lines.length },
        ...{ importedBy: caller.staffId, importedAt: now },
      })
      .returning({ id: bankStatement.id });
    const { id } = inserted(row === undefined ? [] : [row]);
    const { added, differing } = await addLines(tx, id, stated, lines);
    const matched = await matchOpenLines(tx, now);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleBank.upload',
      subjectType: 'bank_statement',
      subjectId: id,
      after: {
        ...{ ...head, hash: hash.toString('hex'), lines: lines.length, added, matched },
        ...{ differing: differing.length, differingDays: await countDifferingDays(tx, head) },
      },
      time: now,
    });
    const faults = differing.slice(0, FAULTS_MAX).map((place) => wireFault({ fault: 'line_differs', place }));
    return { ...told, statement_id: String(id), known_lines: lines.length - added, matched, faults };
  });

const wireFault = ({
  fault,
  place,
  amountMinor = null,
}: Omit<Fault, 'amountMinor'> & { amountMinor?: number | null }) => ({
  ...{ fault, place, amount: amountMinor },
});

/**
 * Takes a bank's statement: all of it, or nothing where anything in it is wrong. It posts nothing; lines are linked to
 * entries that are there (docs/domain/bank-statements.md#import).
 */
export const importStatement: StaffUseCase<'consoleBank.upload'> = async (
  services,
  caller,
  _request,
  form,
) => {
  if (form === undefined) return refuse('unsupported_media_type');
  const content = await readFormFile(form, FILE_BYTES_MAX);
  if (content === 'too_large') return refuse('too_large');
  if (content === 'malformed') return refuse('malformed_body');
  const hash = createHash('sha256').update(content).digest();
  const today = new Date(services.clock.now().getTime() + AHEAD_MS).toISOString().slice(0, 10);
  const read = readStatement(content, services.config, today);
  const refused = (faults: readonly Fault[]) =>
    done({
      ...{ statement_id: null, hash: hash.toString('hex'), lines: 0, known_lines: 0, matched: 0 },
      faults: faults.slice(0, FAULTS_MAX).map(wireFault),
    });
  if (!read.ok) return refused(read.faults);
  const { lines, faults } = fingerprinted(read.stated);
  if (faults.length > 0) return refused(faults);
  const kept = await keep(services, caller, { content, hash }, { stated: read.stated, lines });
  return done({ ...kept, hash: hash.toString('hex') });
};
