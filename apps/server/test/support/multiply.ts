/** Runs SQL as the owner of the tables. */
type Ask = <Row>(text: string) => Promise<Row[]>;

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of each unique rule; those of an expression are named by hand below. */
  readonly uniques: readonly (readonly string[])[];
}

/** Columns of unique rules on expressions, and those that copies of a table differ in before all others. */
const BY_HAND: Readonly<Record<string, readonly (readonly string[])[]>> = {
  account_holder: [['username']],
  staff: [['username']],
  objection: [['subject_id']],
  membership: [['holder_id']],
  'ledger.hold': [['expires_at'], ['id']],
  proposal: [['subject_id']],
  product_version: [['product_id']],
  // Nobody has more than one with each desk.
  conversation: [['holder_id']],
};

/** New values that a table's own checks ask for; `k` numbers the copies, `n` the rows of one. */
const FORMED: Readonly<Record<string, string>> = {
  operation_id: "lpad((40000000 + k * 1000 + n)::text, 8, '0')",
  case_number: "'C-' || lpad((k * 1000 + n)::text, 8, '0')",
};

const TABLES = `
  select c.oid::regclass::text as name,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', a.atttypid::regtype::text) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select jsonb_agg((select jsonb_agg(a.attname order by k.place)
          from unnest(i.indkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number))
      from pg_index i where i.indrelid = c.oid and i.indisunique and i.indexprs is null), '[]') as uniques
  from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace)
  order by 1`;

/** Columns that tell rows apart, the likeliest first; the holder never, where anything else can. */
const rank = ({ name, type }: Column): number => {
  if (name === 'holder_id') return 9;
  const byName = ['id', 'seq', 'sequence', 'version'].indexOf(name);
  if (byName >= 0) return byName;
  if (type.startsWith('timestamp') || type === 'date') return 4;
  if (type === 'bytea') return 5;
  return type === 'text' && !name.endsWith('_id') ? 6 : 7;
};

const changed = ({ name, type }: Column): string => {
  const formed = FORMED[name];
  if (formed !== undefined) return formed;
  if (type === 'bigint' || type === 'integer') return `t.${name} + k * 100000`;
  if (type.startsWith('timestamp') || type === 'date') return `t.${name} - k * interval '1 day'`;
  if (type === 'bytea') return `sha256(t.${name} || int8send(k))`;
  return `t.${name} || '-' || k`;
};

/** The columns that a copy changes, so that it breaks no unique rule. */
const toChange = ({ name, columns, uniques }: Table): ReadonlySet<string> => {
  const chosen = new Set<string>();
  for (const unique of [...(BY_HAND[name] ?? []), ...uniques]) {
    if (unique.some((column) => chosen.has(column))) continue;
    const own = columns.filter((column) => unique.includes(column.name));
    const [best] = own.sort((left, right) => rank(left) - rank(right));
    if (best !== undefined) chosen.add(best.name);
  }
  return chosen;
};

/** Whether a row may be anyone's: only its number tells it apart. */
const isNumbered = ({ uniques }: Table): boolean => uniques.every((columns) => columns.includes('id'));

/** The newest three of five are a stranger's: whoever looks for their own from the newest row on meets those first. */
const ownerOf = (times: number): string =>
  `case when t.holder_id is null or k <= ${Math.ceil(times * 0.4)} then t.holder_id
    else (select max(id) from account_holder) end`;

const copies = (table: Table, rows: number, most: number): string => {
  const chosen = toChange(table);
  // Where a copy is told apart by its holder: whoever that is has an account.
  const times = (table.name === 'account_holder' ? most : Math.ceil(most / rows)) - 1;
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
  const values = table.columns.map((column) => {
    if (chosen.has(column.name)) return changed(column);
    return column.name === 'holder_id' && isNumbered(table) ? ownerOf(times) : `t.${column.name}`;
  });
  return `insert into ${table.name} (${names}) overriding system value
    select ${values.join(', ')} from (select *, row_number() over () as n from ${table.name}) t,
      generate_series(1, ${times}) k;`;
};

/**
 * Copies the rows of every table until it has about so many, as years of life would: whoever owned most of a table
 * owns two fifths of it then. Rules between tables and triggers are off meanwhile; unique rules and checks hold.
 * @returns tables that had nothing to copy
 */
export const multiplyRows = async (
  ask: Ask,
  most: number,
  except: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const tables = (await ask<Table>(TABLES)).filter(({ name }) => !except.has(name));
  const empty: string[] = [];
  const statements: string[] = [];
  for (const table of tables) {
    const [{ rows } = { rows: 0 }] = await ask<{ rows: number }>(
      `select count(*) as rows from ${table.name}`,
    );
    if (rows === 0) empty.push(table.name);
    else if (rows < most) statements.push(copies(table, rows, most));
  }
  await ask(
    `set session_replication_role = replica; ${statements.join('\n')} set session_replication_role = origin; analyze`,
  );
  return empty;
};
