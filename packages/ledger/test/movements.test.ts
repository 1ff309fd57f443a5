import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MOVEMENT_KINDS, MOVEMENTS } from '@fairlead/vocabulary';
import { expect, it } from 'vitest';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

const ROUTES = MOVEMENT_KINDS.flatMap((kind) => MOVEMENTS[kind].ways.map((way) => `    '${kind} ${way}'`));

const IS_LEGAL = `-- Every way money may go, and no other, as "kind from>to" (docs/domain/money.md#legal-movements). A function that the
-- planner takes into the caller's expression: as a check constraint its names would be read anew by every statement.
-- Written by packages/ledger/test/movements.test.ts (with -u) from packages/vocabulary/src/movements.ts.
create or replace function ledger.is_legal(p_route text) returns boolean language sql immutable as $$
  select p_route in (
${ROUTES.join(',\n')}
  )
$$;

revoke execute on function ledger.is_legal from public;
grant execute on function ledger.is_legal to fairlead_app;
`;

it('the database is given the table of movements', async () => {
  await expect(IS_LEGAL).toMatchFileSnapshot(pathOf('packages/db/functions/ledger/is_legal.sql'));
});

const SHOWN = { by_hand: 'by hand', by_program: 'yes', none: 'no' };

it.each(MOVEMENT_KINDS)('docs/domain/money.md has %s, its ways, who sees it, and its cause', async (kind) => {
  const { ways, flow } = MOVEMENTS[kind];
  const row = `| \`${kind}\` | ${ways.join(', ').replaceAll('>', ' → ')} | ${SHOWN[flow]} | `;
  const page = await readFile(pathOf('docs/domain/money.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith(`| \`${kind}\``));
  expect(rows.map((line) => line.slice(0, row.length))).toEqual([row]);
  expect(rows[0]?.slice(row.length)).toMatch(/^\S.* \|$/);
});

it('docs/domain/money.md has no other kind', async () => {
  const page = await readFile(pathOf('docs/domain/money.md'), 'utf8');
  const table = page.slice(page.indexOf('## Legal movements'), page.indexOf('## Two phases'));
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind)).toEqual(MOVEMENT_KINDS);
});
