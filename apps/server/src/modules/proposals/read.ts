import type { Proposal, ProposalDetail, ProposalKind, StaffRole } from '@fairlead/contract';
import { eq, proposal, type Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { boundsSql, boundValues, newest } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, inPart, readWaitingFirst } from '../../http/waiting-first';
import { readHolderNames } from '../account';
import { readFileUrls } from '../files';
import { readStaffNames } from '../staff';
import { readAgreements } from './agree';
import { flagsFor, flagsOf } from './flags';
import { COMMAND_LINE, type Evidence, kindOf, type Matters, type ProposalRow } from './kind';
import { plannedMoves, postedMoves } from './moves';
import { mayReadKind, readableKinds } from './readers';

type Linking = Pick<Services, 'config' | 'clock'>;

/** How long a proposal waits for a checker; it is refused by itself then. */
export const PROPOSAL_LIFE_MS = 7 * 24 * 3_600_000;

interface ListRow {
  readonly id: number;
  readonly kind: Proposal['kind'];
  readonly state: Proposal['state'];
  readonly subject_type: Proposal['subject']['type'];
  readonly subject_id: number | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly refusal_reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly maker_id: number;
  readonly checker_id: number | null;
  readonly people: number;
  readonly holder_id: number | null;
  /** Of the withdrawal that it is about, while that waits. */
  readonly due_at: Date | null;
}

/** Proposals with the deadline of what they are about. */
export const LIST = `
  select * from (
    select p.*, w.due_at
    from proposal p left join withdrawal_deadline(p.subject_id) w on p.subject_type = 'withdrawal'
  ) listed`;

/** What a proposal states, also where it moves nothing by itself. */
const AMOUNT = `(payload ->> 'amountMinor')::bigint`;

/** By its holder, whom every role may know; else by what its maker called it, where the reader may read that. */
const labelOf = (
  { payload, subject_type: type }: ListRow,
  username: string | null,
  isReadable: boolean,
): string => {
  if (username !== null || !isReadable) return username ?? type;
  return String(payload['title'] ?? payload['name'] ?? payload['network'] ?? type);
};

/** When one of these expires, as SQL. @param due the deadline of what it is about, or null */
export const expirySql = (due = 'due_at'): string =>
  `least(created_at + ${PROPOSAL_LIFE_MS} * interval '1 millisecond', ${due})`;

/** A proposal outlives no deadline of what it is about. */
const expiryOf = (row: ListRow): Date => {
  const expiresAt = new Date(row.created_at.getTime() + PROPOSAL_LIFE_MS);
  return row.due_at !== null && row.due_at < expiresAt ? row.due_at : expiresAt;
};

/** Whether the reader may read what proposals of a kind state. */
type IsReadable = (kind: ProposalKind) => boolean;

/** Shows rows with what their holders and their two people are called; what may not be read is left out. */
const shaper = async (reader: Reader, rows: readonly ListRow[], isReadable: IsReadable) => {
  const holderOf = await readHolderNames(
    reader,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const agreedTo = await readAgreements(
    reader,
    rows.map((row) => row.id),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.flatMap((row) => [row.maker_id, row.checker_id, ...agreedTo(row.id)]),
  );
  return (row: ListRow): Proposal => {
    const isOpen = isReadable(row.kind);
    const label = labelOf(row, row.holder_id === null ? null : holderOf(row.holder_id).username, isOpen);
    return {
      id: String(row.id),
      kind: row.kind,
      state: row.state,
      maker: row.maker_id === COMMAND_LINE ? 'command line' : (staffOf(row.maker_id) ?? ''),
      checker: staffOf(row.checker_id),
      people: row.people,
      agreed: agreedTo(row.id).map((staffId) => staffOf(staffId) ?? ''),
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      expires_at: expiryOf(row).toISOString(),
      subject: { type: row.subject_type, id: String(row.subject_id ?? label), label },
      // 0 where a proposal moves no money of its own: no amount, and not one of nothing.
      amount: isOpen ? Number(row.payload['amountMinor']) || null : null,
      refusal_reason: isOpen ? row.refusal_reason : null,
    };
  };
};

const KEYS = { created_at: { by: 'id', type: 'bigint', of: (row: ListRow) => row.id } } as const;
const BY_TIME = { by: 'created_at', type: 'timestamptz', of: (row: ListRow) => row.created_at } as const;
const BY_EXPIRY = { by: expirySql(), type: 'timestamptz', of: expiryOf } as const;
const isWaiting = (row: ListRow): boolean => row.state === 'pending';

const FITS = `($1::text is null or state = $1) and ($2::text is null or kind = $2)
  and case $3 when 'me' then maker_id = $4 when 'others' then maker_id <> $4 else true end
  and ($5::bigint is null or holder_id = $5) and ${boundsSql('created_at', AMOUNT, 6)}
  and (coalesce($8::bigint, $9::bigint) is null or kind = any($10::text[]))`;

/**
 * Proposals by state, kind, holder and whether the one who asks made them: pending ones by when they expire, as they are
 * decided (`place.ts`), then the rest from the newest. An amount that they may not read is neither shown nor summed up, nor
 * found by its bounds.
 */
export const listProposals: StaffUseCase<'consoleProposal.list'> = async (
  { database: reader },
  { staffId, roles },
  request,
) => {
  const created = newest(request, KEYS.created_at, BY_TIME);
  const order = { isWaiting, key: BY_EXPIRY, restKey: created };
  const start = sortedStart(request, { created_at: created }, defaultOrderOf(order));
  if (isRefusal(start)) return start;
  const { state, kind, maker, holder_id: holderId, total_up_to: upTo } = request;
  const bounds = boundValues(request);
  const readable = readableKinds(roles);
  const asked = [state ?? null, kind ?? null, maker ?? null, staffId, holderId ?? null, ...bounds, readable];
  const rows = await readWaitingFirst(start, order, (part, waits) => {
    const page = pageSql(part, 'id', asked.length + 1);
    return reader.query<ListRow>(
      `${LIST} where ${FITS} and ${inPart(`state = 'pending'`, waits)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const amount = `case when kind = any($10::text[]) then ${AMOUNT} end`;
  const counting = `select ${amount} as amount from proposal where ${FITS}`;
  const total = await countQuery(reader, upTo, counting, asked);
  const shape = await shaper(reader, rows, (one) => readable.includes(one));
  return done({ ...sortedPageOf(start, rows, (row) => row.id, shape), ...total });
};

const readRow = async (reader: Reader, id: number, isOpen: IsReadable): Promise<Proposal | undefined> => {
  const [row] = await reader.query<ListRow>(`${LIST} where id = $1`, [id]);
  return row && (await shaper(reader, [row], isOpen))(row);
};

/** One proposal as lists show it to whoever made it. */
export const readProposal = (reader: Reader, id: number): Promise<Proposal | undefined> =>
  readRow(reader, id, () => true);

const wireName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In words; undefined of what is no word, number or list of them, and has a place of its own. */
const wordsOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) {
    return value.some((one) => typeof one === 'object') ? undefined : value.join(', ');
  }
  return typeof value === 'object' ? undefined : String(value);
};

/** What the maker stated beside the amount and the evidence, which have places of their own, and what stands in lines already. */
const statedOf = (payload: ProposalRow['payload']) =>
  Object.entries(payload).flatMap(([name, value]) => {
    const words = APART.has(name) ? undefined : wordsOf(value);
    return words === undefined || words === '' ? [] : [{ name: wireName(name), value: words }];
  });

const EVIDENCE = 'evidenceFileIds';
/** Shown elsewhere, or to nobody. */
const APART: ReadonlySet<string> = new Set([
  ...[
    'amountMinor',
    'codeHash',
    'firstHalfHash',
    'keyHash',
    'guestCaseId',
    'recoveryId',
    'rolesBefore',
    EVIDENCE,
  ],
]);

/** Links to the images that prove it, for whoever decides. */
const evidenceOf = async (services: Linking, reader: Reader, payload: ProposalRow['payload']) => {
  const ids = String(payload[EVIDENCE] ?? '');
  if (ids === '') return [];
  const links = await readFileUrls(services, reader, ids.split(',').map(Number));
  return [...links.values()].map((value) => ({ name: 'evidence', value }));
};

const NO_EVIDENCE: Evidence = { flags: [], aboutHolder: null, destination: null, bankLines: null };

/** What stands in the place of what the reader's roles may not read. */
const WITHHELD = {
  is_withheld: true,
  moves: [],
  arrival: null,
  payload: [],
  flags: [],
  about_holder: null,
  destination: null,
  bank_lines: null,
  transaction_ids: [],
} satisfies Omit<ProposalDetail, keyof Proposal>;

/**
 * One proposal with the ledger moves that approval would post, or has posted, as somebody of these roles may see it
 * (docs/domain/proposals.md#who-reads-it).
 */
export const readProposalDetail = async (
  services: Linking,
  { kinds, readEvidence }: Matters,
  reader: Reader,
  id: number,
  roles: readonly StaffRole[],
): Promise<Answer<ProposalDetail>> => {
  const now = services.clock.now();
  const [row] = await reader.orm.select().from(proposal).where(eq(proposal.id, id));
  const shown = await readRow(reader, id, (one) => mayReadKind(roles, one));
  if (row === undefined || shown === undefined) return refuse('no_such_data');
  if (!mayReadKind(roles, shown.kind)) return done({ ...shown, ...WITHHELD });
  const kind = kindOf(kinds, row);
  const moves =
    row.state === 'pending'
      ? plannedMoves(await kind.plan(reader, row, now))
      : await postedMoves(reader, row.transactionIds);
  const parts = await kind.parts(reader, row);
  const isPending = row.state === 'pending';
  const evidence = isPending ? await readEvidence(reader, row, now, roles) : NO_EVIDENCE;
  return done({
    ...shown,
    moves,
    arrival: null,
    payload: [
      ...statedOf(row.payload),
      ...(await kind.facts(reader, row, { now, roles })),
      ...(await evidenceOf(services, reader, row.payload)),
    ],
    flags: isPending ? flagsFor(roles, flagsOf(parts, evidence)) : [],
    about_holder: evidence.aboutHolder,
    destination: evidence.destination,
    bank_lines: evidence.bankLines,
    transaction_ids: row.transactionIds.map(String),
    ...parts,
    ...(await kind.shown(reader, row, { now, roles })),
  });
};
