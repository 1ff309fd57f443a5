import { NotAStatement } from './files';
import { RECORD_CHAINS } from './record-chains';

type Shape = RegExp | 'number' | 'text' | 'hash?' | 'time';

const HASH = /^[0-9a-f]{64}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NUMERAL = /^(0|[1-9]\d*)$/;
const NAME = /^[a-z][a-z0-9_]*$/;
const ACCOUNT = /^[a-z][a-z0-9_]*(:(0|[1-9]\d*))?$/;
const BASE64 = /^[A-Za-z0-9+/]+=*$/;

const ROOT: Readonly<Record<string, Shape>> = {
  ...{ day: /^\d{4}-\d\d-\d\d$/, until: 'time', holders: 'number', root: HASH, previous: HASH },
  ...{ signed_at: 'time', signature: BASE64, key_id: /^[0-9a-f]{16}$/, public_key: BASE64 },
};
const END: Readonly<Record<string, Shape>> = { available: 'number', total: 'number', head: 'hash?' };
const ENTRY: Readonly<Record<string, Shape>> = { sequence: 'number', previous_hash: 'hash?', hash: HASH };
const RECORD: Readonly<Record<string, Shape>> = {
  ...{ id: NUMERAL, time: 'time', type: NAME, remark: 'text', amount: 'number' },
  ...{ available_delta: 'number', total_delta: 'number' },
  ...{ available_after: 'number', total_after: 'number' },
};
const HEAD: Readonly<Record<string, Shape>> = { sequence: 'number', head: HASH };

/** Hours above 23 would stand after every hour of their day, and come out as no time where they are compared. */
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && TIME.test(value) && new Date(value).toJSON() === value;

const fits = (value: unknown, shape: Shape): boolean => {
  if (shape === 'number') return Number.isSafeInteger(value);
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'time') return isTime(value);
  if (shape === 'hash?') return value === null || fits(value, HASH);
  return typeof value === 'string' && shape.test(value);
};

type Fields = Readonly<Record<string, unknown>>;

/** @throws NotAStatement where a field is not what it must be; what stands in it is not repeated */
const need = (value: unknown, shapes: Readonly<Record<string, Shape>>, where: string): Fields => {
  if (typeof value !== 'object' || value === null) throw new NotAStatement(`${where} is missing.`);
  const fields = value as Fields;
  for (const [name, shape] of Object.entries(shapes)) {
    if (!fits(fields[name], shape)) throw new NotAStatement(`${where} has no ${name} of a known form.`);
  }
  return fields;
};

const listed = (value: unknown, where: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new NotAStatement(`${where} is missing.`);
  return value;
};

/** The signed days of a list. @throws NotAStatement */
export const needRoots = (roots: unknown): void => {
  for (const root of listed(roots, 'The list of signed days')) need(root, ROOT, 'A signed day');
};

const needEntry = (entry: unknown): void => {
  const { record, link, moves } = need(entry, ENTRY, 'An entry');
  need(record, RECORD, 'An entry');
  need(link, { kind: NAME, id: 'number' }, 'The link of an entry');
  for (const move of listed(moves, 'A list of moves')) {
    need(move, { from: ACCOUNT, to: ACCOUNT, amount: 'number' }, 'A move');
  }
};

const needRecords = (records: unknown): void => {
  for (const chain of RECORD_CHAINS) {
    const { before, links } = need((records as Fields)[chain], {}, 'A chain of records');
    need(before, HEAD, 'A chain of records');
    for (const link of listed(links, 'A chain of records')) {
      need(link, { sequence: 'number', time: 'time', content: 'text', hash: HASH }, 'A link of a record');
    }
  }
};

const needPlace = (root: unknown): void => {
  const { leaf, proof } = need(root, ROOT, 'A signed day');
  const { records } = need(leaf, { index: 'number', ...HEAD }, 'A place in a signed day');
  for (const hash of listed(proof, 'A proof')) {
    if (!fits(hash, HASH)) throw new NotAStatement('A proof has a hash of no known form.');
  }
  if (records === undefined) return;
  need(leaf, { available: 'number', total: 'number' }, 'A place in a signed day');
  for (const chain of RECORD_CHAINS) need((records as Fields)[chain], HEAD, 'A place in a signed day');
};

const isZone = (timeZone: unknown): boolean => {
  try {
    return typeof timeZone === 'string' && new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Whether every field that is checked, or printed, is of the form that the product writes: two readings of one value, or
 * signs that a terminal obeys, are in none. @throws NotAStatement
 */
export const needFields = (statement: Fields): void => {
  need(statement, { month: /^[12]\d{3}-(0[1-9]|1[0-2])$/ }, 'The statement');
  if (!isZone(statement.time_zone))
    throw new NotAStatement('The statement has no time_zone of a known form.');
  need(statement.holder, { id: NUMERAL }, 'The account');
  for (const end of [statement.opening, statement.closing]) need(end, END, 'The opening or the closing');
  for (const entry of listed(statement.entries, 'The entries')) needEntry(entry);
  for (const root of listed(statement.roots, 'The signed days')) needPlace(root);
  if (statement.days !== undefined) needRoots(statement.days);
  if (statement.records !== undefined) needRecords(statement.records);
};
