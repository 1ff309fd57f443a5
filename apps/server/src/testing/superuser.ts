import type { TestContext } from './context';

/** Tables in which the past stands. */
const TABLES = [
  'ledger.transaction',
  'ledger.move',
  'ledger.wallet',
  'record_link',
  'record_head',
  'chat_message',
  'delivery_report',
  'audit_entry',
  'account_holder',
  'daily_root',
  'root_place',
];

type RecordChain = 'acts' | 'chat' | 'reports';

/** Who owns the database and all keys, and leaves a past of their own that fits together. */
export interface Superuser {
  /** Runs statements past every trigger. */
  change(statements: string): Promise<void>;
  /** Takes an entry or a link out and closes the gap. */
  removeEntry(holderId: number, seq: number): Promise<void>;
  removeLink(holderId: number, chain: RecordChain, seq: number): Promise<void>;
  /** Makes every hash and every shown balance of a chain anew from what is there now. */
  remakeChain(holderId: number): Promise<void>;
  remakeRecords(holderId: number, chain: RecordChain): Promise<void>;
  /** Everything as it was when this superuser came. */
  restore(): Promise<void>;
}

const REMAKE_CHAIN = `
  do $remake$ declare t record; m record; h bytea := ledger.genesis(%1); balance bigint := 0; begin
    for t in select * from ledger.transaction where holder_id = %1 order by seq loop
      select string_agg(concat(from_kind, ':', from_ref, '>', to_kind, ':', to_ref, '=', amount_minor, ';'), '' order by number) as moves,
          sum(amount_minor) as amount into m from ledger.move where holder_id = %1 and seq = t.seq;
      h := ledger.entry_hash(%1, t.seq, t.id, t.kind, t.time, t.link_kind, t.link_id, m.moves, h, t.remark);
      balance := balance + m.amount;
      update ledger.transaction set hash = h, available_delta = m.amount, total_delta = m.amount,
        available_after = balance, total_after = balance where holder_id = %1 and seq = t.seq;
    end loop;
    update ledger.wallet set head = h, available = balance,
      seq = (select count(*) from ledger.transaction where holder_id = %1) where holder_id = %1;
  end $remake$`;

const REMAKE_RECORDS = `
  do $remake$ declare l record; h bytea := record_genesis('%2', %1); begin
    for l in select * from record_link where holder_id = %1 and chain = '%2' order by seq loop
      h := record_hash('%2', %1, l.seq, l.time, l.content, h);
      update record_link set hash = h where holder_id = %1 and chain = '%2' and seq = l.seq;
    end loop;
    update record_head set hash = h, seq = (select count(*) from record_link where holder_id = %1 and chain = '%2')
      where holder_id = %1 and chain = '%2';
  end $remake$`;

const filled = (text: string, holderId: number, chain = ''): string =>
  text.replaceAll('%1', String(holderId)).replaceAll('%2', chain);

/** By way of numbers below zero: two rows may not have one number, for a moment neither. */
const closeGap = (table: string, condition: string, seq: number): string =>
  `delete from ${table} where ${condition} and seq = ${seq};
   update ${table} set seq = 1 - seq where ${condition} and seq > ${seq};
   update ${table} set seq = -seq where ${condition} and seq < 0`;

/** The table's columns, but for those that are computed. */
const copyText = (from: string, to: string): string =>
  `insert into ${to} overriding system value select * from ${from}`;

const keptName = (table: string): string => `kept.${table.replace('.', '_')}`;

export const superuserOf = async (context: TestContext): Promise<Superuser> => {
  const change = async (statements: string): Promise<void> => {
    await context.asOwner(`begin; set local session_replication_role = replica; ${statements}; commit`);
  };
  await context.asOwner('create schema kept');
  for (const table of TABLES) {
    await context.asOwner(`create table ${keptName(table)} as table ${table}`);
  }
  return {
    change,
    removeEntry: (holderId, seq) =>
      change(
        ['ledger.move', 'ledger.transaction']
          .map((table) => closeGap(table, `holder_id = ${holderId}`, seq))
          .join(';'),
      ),
    removeLink: (holderId, chain, seq) =>
      change(closeGap('record_link', `holder_id = ${holderId} and chain = '${chain}'`, seq)),
    remakeChain: (holderId) => change(filled(REMAKE_CHAIN, holderId)),
    remakeRecords: (holderId, chain) => change(filled(REMAKE_RECORDS, holderId, chain)),
    restore: () =>
      change(TABLES.map((table) => `delete from ${table}; ${copyText(keptName(table), table)}`).join(';')),
  };
};
