import { describe, expect, it } from 'vitest';
import { longFiles, longFunctions } from './lengths';
import { sharedLocks } from './locks';
import { matterWords } from './matters';
import { offences, slack } from './ratchet';
import type { Finding, Source } from './source';
import { clock, environment, moduleState, skippedTests, sleepingTests, untranslated } from './syntax';
import { foreignTables } from './tables';
import {
  blockingIndexes,
  brandWords,
  colours,
  forgottenMarks,
  hoverStyles,
  lawInMigrations,
  machinePlaces,
  sqlTime,
} from './texts';

type Sample = [rule: (source: Source) => Finding[], file: string, text: string];

const body = (lines: number) => '  call();\n'.repeat(lines);
const server = 'apps/server/src/planted.ts';
const screen = 'apps/portal/src/planted.tsx';
const test = 'apps/server/src/planted.test.ts';

const broken: Sample[] = [
  [longFiles, server, 'x();\n'.repeat(301)],
  [longFunctions, server, `function planted() {\n${body(69)}}\n`],
  [longFunctions, test, `describe('a', () => {\n  it('b', () => {\n${body(69)}  });\n});\n`],
  [forgottenMarks, 'docs/planted.md', `${'TO'}${'DO'}: later`],
  [brandWords, screen, 'const text = "as on Facebook";'],
  [brandWords, 'apps/portal/public/planted.svg', '<title>Meta Business</title>'],
  [brandWords, 'packages/i18n/src/planted.ts', 'const text = "over 3 billion users";'],
  [untranslated, screen, 'const a = <p>Hello there</p>;'],
  [untranslated, screen, `const a = <p>{'Hello'}</p>;`],
  [untranslated, screen, '<input placeholder="Your name" />;'],
  [untranslated, screen, `<input aria-label={'Your name'} />;`],
  [colours, screen, `const a = <p style={{ color: '#0B7A63' }} />;`],
  [colours, 'apps/portal/src/planted.css', 'p { color: #fff; }'],
  [hoverStyles, 'apps/portal/src/planted.css', 'a:hover { top: 0; }'],
  [
    hoverStyles,
    'apps/console/src/planted.css',
    '@media (hover: hover) { a { top: 0; } } b:hover { top: 0; }',
  ],
  [hoverStyles, 'apps/portal/src/planted.css', '@media (width > 40rem) { a:hover { top: 0; } }'],
  [hoverStyles, server, 'const style = `a:hover { top: 0; }`;'],
  [machinePlaces, 'docs/planted.md', 'look into /home/someone/project'],
  [machinePlaces, 'package-lock.json', '"resolved": "https://packages.example/a.tgz"'],
  [clock, server, 'const a = Date.now();'],
  [clock, server, 'const a = new Date();'],
  [clock, server, 'const read = Date.now;'],
  [sqlTime, server, 'const a = `update orders set changed_at = now()`;'],
  [sqlTime, 'packages/db/migrations/0001.sql', 'default CURRENT_TIMESTAMP'],
  [lawInMigrations, 'packages/db/migrations/0099_planted.sql', 'create or replace function a() returns int'],
  [lawInMigrations, 'packages/db/migrations/0099_planted.sql', 'CREATE TRIGGER a AFTER INSERT ON b'],
  [
    blockingIndexes,
    'packages/db/migrations/0099_planted.sql',
    'CREATE INDEX "a" ON "plan" USING btree ("b");',
  ],
  [blockingIndexes, 'packages/db/migrations/0099_planted.sql', 'create unique index concurrently a on b (c)'],
  [
    blockingIndexes,
    'packages/db/migrations/0099_planted.sql',
    'ALTER TABLE "a" ADD CONSTRAINT "b" UNIQUE("c");',
  ],
  [environment, server, 'const a = process.env.PORT;'],
  [environment, server, `import { env } from 'node:process';`],
  [moduleState, server, 'let last = 0;'],
  [moduleState, screen, 'const listeners = new Set<() => void>();'],
  [moduleState, server, 'const waiting: string[] = [];'],
  [sleepingTests, test, 'await new Promise((resolve) => setTimeout(resolve, 500));'],
  [sleepingTests, 'e2e/planted.spec.ts', 'await page.waitForTimeout(500);'],
  [skippedTests, test, `it.skip('a', () => {});`],
  [skippedTests, 'e2e/planted.spec.ts', 'test.fixme(true);'],
  [matterWords, 'apps/server/src/modules/planted/deep/put.ts', ''],
  [matterWords, 'packages/contract/src/calls/planted.ts', ''],
  [matterWords, 'packages/contract/src/calls/console-topup.ts', ''],
  [matterWords, 'apps/server/src/modules/plans-staff/put.ts', ''],
];

const sound: Sample[] = [
  [longFiles, server, 'x();\n'.repeat(300)],
  [longFunctions, server, `function planted() {\n${body(68)}}\n`],
  [longFunctions, test, `describe('a', () => {\n${body(100)}});\n`],
  [brandWords, server, `const path = '/facebook-business'; const key = 'fb_token';`],
  [untranslated, screen, `const a = <p className="wide text">{t('hello')} · 3 <b>Fairlead</b></p>;`],
  [colours, 'apps/portal/src/shared/tokens.css', ':root { --ink: #0B1F33; }'],
  [colours, 'packages/ui/src/tokens.css', ':root { --ink: #0B1F33; }'],
  [colours, screen, `const a = <a href="#/login" />;`],
  [hoverStyles, 'apps/portal/src/planted.css', '@media (hover:hover) { a { top: 0; } b:hover { top: 0; } }'],
  [machinePlaces, 'docs/planted.md', 'kept in /var/lib/fairlead, see docs/home/page.md'],
  [clock, 'apps/server/src/clock.ts', 'const a = new Date();'],
  [clock, server, 'const a = new Date(clock.now());'],
  [sqlTime, server, 'const at = clock.now(); query(`update orders set changed_at = $1`, at);'],
  [lawInMigrations, 'packages/db/migrations/0033_planted.sql', 'create function a() returns int'],
  [
    lawInMigrations,
    'packages/db/migrations/0099_planted.sql',
    'drop function a(); create table functions (a int)',
  ],
  [lawInMigrations, 'packages/db/functions/plans/planted.sql', 'create or replace function a() returns int'],
  [blockingIndexes, 'packages/db/migrations/0082_planted.sql', 'create index a on b (c)'],
  [
    blockingIndexes,
    'packages/db/migrations/0099_planted.sql',
    'CREATE INDEX CONCURRENTLY "a" ON "plan" USING btree ("b");',
  ],
  [
    blockingIndexes,
    'packages/db/migrations/0099_planted.sql',
    'CREATE TABLE "a" ("b" int);\nCREATE INDEX "c" ON "a" USING btree ("b");\nALTER TABLE "a" ADD CONSTRAINT "d" UNIQUE("b");',
  ],
  [environment, 'apps/server/src/main.ts', 'const a = process.env;'],
  [moduleState, server, `const NAMES = new Set(['a']); const make = () => { let n = 0; return new Map(); };`],
  [sleepingTests, test, 'await vi.waitFor(() => expect(rows()).toBe(1));'],
  [skippedTests, test, `it('skips nothing', () => {});`],
  [matterWords, 'apps/server/src/modules/plans/put.ts', ''],
  [matterWords, 'packages/contract/src/calls/plans.ts', ''],
  [matterWords, 'packages/contract/src/calls/topups-payees.ts', ''],
  [matterWords, 'apps/server/src/modules/files/store.ts', ''],
];

describe('rules', () => {
  it.each(broken)('%o finds its offence in %s: %s', (rule, file, text) => {
    expect(rule({ file, text })).toHaveLength(1);
  });

  it.each(sound)('%o leaves %s alone: %s', (rule, file, text) => {
    expect(rule({ file, text })).toEqual([]);
  });
});

describe('tables of other matters', () => {
  const schema = {
    file: 'packages/db/src/schema/planted.ts',
    text: `export const putOrder = pgTable(\n  'put_order', {});\nexport const hold = ledger.table('hold', {});`,
  };
  const found = (text: string, module = 'wallet') =>
    foreignTables([schema, { file: `apps/server/src/modules/${module}/planted.ts`, text }]);

  it.each([
    `import { eq, putOrder } from '@fairlead/db';`,
    `import { putOrder as order } from '@fairlead/db';`,
    `import { type hold } from '@fairlead/db';`,
    `const a = \`select 1 from put_order o where o.id = \${id}\`;`,
    `const a = \`\${b} left join put_order o on true\`;`,
    `const a = 'insert into put_order values (1)';`,
    `const a = 'UPDATE ledger.hold set state = 1';`,
    `const a = 'select 1 from a b, put_order where true';`,
    `const a = 'select 1 from f(b, (c)) d, lateral (select 1) as e, put_order o';`,
    `const a = \`select 1 from \${b} c, put_order\`;`,
    `const a = \`delete from \${b} using put_order\${c}\`;`,
    `const a = 'select id into c from put_order';`,
  ])('finds one in %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('leaves to each matter its own, and words that are no tables', () => {
    expect(
      found(`import { putOrder } from '@fairlead/db'; query('select from put_order');`, 'plans'),
    ).toEqual([]);
    expect(found(`import { putOrder } from './order'; const a = 'from now on, update it';`)).toEqual([]);
    expect(found(`const a = 'select put_order from f(a) b, put_order(c) d';`)).toEqual([]);
  });

  it('counts a table once for a file', () => {
    expect(
      found(`a('select from put_order'); a('update put_order set x = 1'); a('from outbox');`),
    ).toHaveLength(2);
  });

  const inFunction = (text: string, matter = 'wallet') =>
    foreignTables([schema, { file: `packages/db/functions/${matter}/planted.sql`, text }]);

  it.each([
    'as $$ select 1 from a, put_order o $$;',
    'returns setof put_order language sql',
    'declare\n  o put_order;\nbegin',
    'create or replace function a(o put_order) returns int',
    'create or replace trigger a after update of b, c on put_order for each row',
    'create or replace trigger a after insert on put_order for each row',
  ])('finds one in a function of the database: %s', (text) => {
    expect(inFunction(text)).toMatchObject([{ file: 'packages/db/functions/wallet/planted.sql' }]);
    expect(inFunction(text, 'plans')).toEqual([]);
  });

  it('leaves remarks of a function alone', () => {
    expect(inFunction('-- Reads from put_order.\nselect 1 from put_of(1)')).toEqual([]);
  });

  it('asks for the owner of each table', () => {
    const planted = { ...schema, text: `export const planted = pgTable('planted', {});` };
    expect(foreignTables([planted])).toMatchObject([{ file: planted.file }]);
  });
});

describe('numbers of advisory locks', () => {
  const planted = (...texts: [file: string, text: string][]) =>
    sharedLocks(texts.map(([file, text]) => ({ file, text })));
  const other = 'packages/db/src/planted.ts';
  const sql = 'packages/db/functions/audit/planted.sql';

  it('are found where two files have the same one, however it is written', () => {
    expect(
      planted(
        [server, 'const LOCK = 7_201_001;\nconst FIRST_LOCK = 7_201_002;'],
        [other, 'export const OTHER_LOCK = 7201002;'],
        [sql, 'begin\n  perform pg_advisory_xact_lock(7201001);'],
      ),
    ).toMatchObject([
      { file: other, line: 1, what: `7201002 is the lock of ${server} too` },
      { file: sql, line: 2, what: `7201001 is the lock of ${server} too` },
    ]);
  });

  it('are left alone where they differ, and where a test plays another node', () => {
    expect(
      planted(
        [server, 'const LOCK = 7_201_001; const LOCK_MS = 900;'],
        [other, 'const LOCK = 7_201_002; const OTHER_LOCK_MS = 900;'],
        [test, "query('select pg_advisory_xact_lock(7201001)');"],
      ),
    ).toEqual([]);
  });
});

describe('the ratchet', () => {
  const finding = { rule: 'file-length', file: 'a.ts', line: 1, what: '320 lines' };
  const allowance = {
    rule: 'file-length',
    file: 'a.ts',
    size: 320,
    reason: 'a table that reads best in one piece',
  };

  it('covers what it names, as long as it is', () => {
    expect(offences([finding], [allowance])).toEqual([]);
    expect(slack([finding], [allowance])).toEqual([]);
  });

  it('does not let it grow', () => {
    expect(offences([{ ...finding, what: '321 lines' }], [allowance])).toHaveLength(1);
    expect(offences([finding, { ...finding, file: 'b.ts' }], [allowance])).toHaveLength(1);
    expect(offences([{ ...finding, rule: 'clock' }], [allowance])).toHaveLength(1);
  });

  it('must shrink with it, and needs a reason', () => {
    expect(slack([{ ...finding, what: '310 lines' }], [allowance])).toHaveLength(1);
    expect(slack([], [allowance])).toHaveLength(1);
    expect(slack([finding], [{ ...allowance, reason: 'later' }])).toHaveLength(1);
  });
});
