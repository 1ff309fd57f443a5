import { detail, type Part } from './details';
import { RECORD_CHAINS } from './record-chains';
import { NotAStatement } from './refusal';
import type { SignedRoot } from './root';

/** 'any': what stands in it is looked at elsewhere, or by nobody but the reader. */
type Shape = RegExp | 'number' | 'text' | 'hash?' | 'id?' | 'flag' | 'time' | 'any';
type Shapes = Readonly<Record<string, Shape>>;

const HASH = /^[0-9a-f]{64}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NUMERAL = /^(0|[1-9]\d*)$/;
const NAME = /^[a-z][a-z0-9_]*$/;
const ACCOUNT = /^[a-z][a-z0-9_]*(:(0|[1-9]\d*))?$/;
const BASE64 = /^[A-Za-z0-9+/]+=*$/;

const ROOT: Shapes = {
  ...{ day: /^\d{4}-\d\d-\d\d$/, until: 'time', holders: 'number', root: HASH, previous: HASH },
  ...{ signed_at: 'time', signature: BASE64, key_id: /^[0-9a-f]{16}$/, public_key: /^[A-Za-z0-9+/]{43}=$/ },
};
const END: Shapes = { available: 'number', total: 'number', head: 'hash?' };
const ENTRY: Shapes = {
  ...{ sequence: 'number', previous_hash: 'hash?', hash: HASH },
  ...{ record: 'any', link: 'any', moves: 'any' },
};
const RECORD: Shapes = {
  ...{ id: NUMERAL, time: 'time', type: NAME, remark: 'text', amount: 'number' },
  ...{ available_delta: 'number', total_delta: 'number' },
  ...{ available_after: 'number', total_after: 'number' },
};
/** Beside an entry for its reader: what it belongs to. */
const BESIDE: Shapes = {
  ...{ order_id: 'id?', withdrawal_id: 'id?', topup_id: 'id?', report_id: 'id?', corrects_id: 'id?' },
  entered_by_hand: 'flag',
};
const HEAD: Shapes = { sequence: 'number', head: HASH };
const BALANCES: Shapes = { available: 'number', total: 'number' };
const STATEMENT: Shapes = {
  ...{
    format: 'text',
    version: 'number',
    holder: 'any',
    month: /^[12]\d{3}-(0[1-9]|1[0-2])$/,
    time_zone: 'text',
  },
  ...{ opening: 'any', entries: 'any', closing: 'any', roots: 'any' },
};
/** What a statement of an earlier version lacks. */
const SINCE: Shapes = { operator: 'any', currency: 'text', made_at: 'time', records: 'any', days: 'any' };
const OPERATOR: Shapes = {
  legal_name: 'text',
  registration_number: 'text',
  register: 'text',
  country: 'text',
};

/** Hours above 23 would stand after every hour of their day, and come out as no time where they are compared. */
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && TIME.test(value) && new Date(value).toJSON() === value;

const fits = (value: unknown, shape: Shape): boolean => {
  if (shape === 'number') return Number.isSafeInteger(value);
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'time') return isTime(value);
  if (shape === 'hash?') return value === null || fits(value, HASH);
  if (shape === 'id?') return value === null || fits(value, NUMERAL);
  if (shape === 'flag') return typeof value === 'boolean';
  if (shape === 'any') return value !== undefined;
  return typeof value === 'string' && shape.test(value);
};

type Fields = Readonly<Record<string, unknown>>;

const missing = (part: Part): NotAStatement => new NotAStatement(detail('missing', { part: detail(part) }));
const unknownForm = (part: Part, name: string): NotAStatement =>
  new NotAStatement(detail('unknownForm', { part: detail(part), name }));

/**
 * @param optional what may be absent
 * @throws NotAStatement where a field is not what it must be, or is one that nobody checks; what stands in it is not
 *   repeated
 */
const need = (value: unknown, shapes: Shapes, part: Part, optional: Shapes = {}): Fields => {
  if (typeof value !== 'object' || value === null) throw missing(part);
  const fields = value as Fields;
  const given = Object.entries(optional).filter(([name]) => fields[name] !== undefined);
  for (const [name, shape] of [...Object.entries(shapes), ...given]) {
    if (!fits(fields[name], shape)) throw unknownForm(part, name);
  }
  if (Object.keys(fields).some((name) => !(Object.hasOwn(shapes, name) || Object.hasOwn(optional, name)))) {
    throw new NotAStatement(detail('unknownField', { part: detail(part) }));
  }
  return fields;
};

const listed = (value: unknown, part: Part): readonly unknown[] => {
  if (!Array.isArray(value)) throw missing(part);
  return value;
};

const needRoots = (roots: unknown): void => {
  for (const root of listed(roots, 'part.list')) need(root, ROOT, 'part.signedDay');
};

const KEY: Shapes = { key_id: 'text', public_key: 'text', from: 'text' };
/** Beside the days in the file, and in an answer of `/transparency`: nothing of it is read here (docs/verify.md). */
const BESIDE_DAYS: Shapes = {
  ...{ format: 'text', version: 'number', keys: 'any' },
  ...{ log: 'any', stamps: 'any', books: 'any', jobs: 'any', overdue: 'any', orders: 'any' },
};

/** A list of signed days, and no more than what the programme writes beside them. @throws NotAStatement */
export const needList = (list: Fields): readonly SignedRoot[] => {
  const { roots, keys } = need(list, { roots: 'any' }, 'part.list', BESIDE_DAYS);
  needRoots(roots);
  for (const key of keys === undefined ? [] : listed(keys, 'part.keys')) {
    need(key, KEY, 'part.key', { until: 'any' });
  }
  return roots as readonly SignedRoot[];
};

/** What an answer of the programme holds. @throws NotAStatement */
export const needEnvelope = (answer: Fields): Fields =>
  need(answer, { code: 'number', msg: 'text', data: 'any' }, 'part.answer').data as Fields;

const needEntry = (entry: unknown): void => {
  const { record, link, moves } = need(entry, ENTRY, 'part.entry');
  need(record, RECORD, 'part.entry', BESIDE);
  need(link, { kind: NAME, id: 'number' }, 'part.link');
  for (const move of listed(moves, 'part.moves')) {
    need(move, { from: ACCOUNT, to: ACCOUNT, amount: 'number' }, 'part.move');
  }
};

/** Each chain of records, and no other. */
const CHAINS: Shapes = Object.fromEntries(RECORD_CHAINS.map((chain) => [chain, 'any']));

const needRecords = (records: unknown): void => {
  const parts = need(records, CHAINS, 'part.records');
  for (const chain of RECORD_CHAINS) {
    const { before, links } = need(parts[chain], { before: 'any', links: 'any' }, 'part.recordChain');
    need(before, HEAD, 'part.recordChain');
    for (const link of listed(links, 'part.recordChain')) {
      need(link, { sequence: 'number', time: 'time', content: 'text', hash: HASH }, 'part.recordLink');
    }
  }
};

const needPlace = (root: unknown): void => {
  const { leaf, proof } = need(root, { ...ROOT, leaf: 'any', proof: 'any' }, 'part.signedDay');
  const { records } = need(leaf, { index: 'number', ...HEAD }, 'part.place', {
    ...BALANCES,
    records: 'any',
  });
  for (const hash of listed(proof, 'part.proof')) {
    if (!fits(hash, HASH)) throw new NotAStatement(detail('proofForm'));
  }
  if (records === undefined) return;
  need(leaf, { index: 'number', ...HEAD, ...BALANCES, records: 'any' }, 'part.place');
  const heads = need(records, CHAINS, 'part.place');
  for (const chain of RECORD_CHAINS) need(heads[chain], HEAD, 'part.place');
};

/** By name alone: hours, such as +19:00, some places take and others not, and so far off no zone is. */
const isZone = (timeZone: unknown): boolean => {
  try {
    return (
      typeof timeZone === 'string' &&
      /^[A-Za-z]/.test(timeZone) &&
      new Intl.DateTimeFormat('en', { timeZone }) !== undefined
    );
  } catch {
    return false;
  }
};

/**
 * Whether a statement has the fields that the product writes, each of its form, and no other: two readings of one value,
 * signs that a terminal obeys, or figures that nobody checks are in none. @throws NotAStatement
 */
export const needFields = (given: Fields): void => {
  const statement = need(given, STATEMENT, 'part.statement', SINCE);
  if (!isZone(statement.time_zone)) throw unknownForm('part.statement', 'time_zone');
  need(statement.holder, { id: NUMERAL }, 'part.account', { operation_id: 'text' });
  if (statement.operator) need(statement.operator, OPERATOR, 'part.operator');
  for (const end of [statement.opening, statement.closing]) need(end, END, 'part.end');
  for (const entry of listed(statement.entries, 'part.entries')) needEntry(entry);
  for (const root of listed(statement.roots, 'part.signedDays')) needPlace(root);
  if (statement.days !== undefined) needRoots(statement.days);
  if (statement.records !== undefined) needRecords(statement.records);
};
