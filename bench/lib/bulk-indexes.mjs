// Indexes and unique rules of tables that are about to be filled: made once over all rows they take a tenth of the time.

const RULES = `
  select conrelid::regclass::text as name, conname as rule, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[]) order by conname`;

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
    where indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** Takes them away. @returns the statements that make them anew */
export const dropIndexes = async (client, tables) => {
  const rules = await client.query(RULES, [tables]);
  const indexes = await client.query(INDEXES, [tables]);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const { name, rule } of rules.rows)
    await client.query(`alter table ${name} drop constraint "${rule}"`);
  return [
    ...rules.rows.map(
      ({ name, rule, definition }) => `alter table ${name} add constraint "${rule}" ${definition}`,
    ),
    ...indexes.rows.map(({ definition }) => definition),
  ];
};

/** @throws where the rows break a unique rule */
export const makeIndexes = async (client, definitions) => {
  for (const definition of definitions) await client.query(definition);
};
