import { promiseMutants } from './promise-mutants.mjs';

/**
 * Hand-made faults in the money's code, each with the test that must notice. `from` stands exactly once in its file.
 * `test` is a file and, where it helps, a part of the test's name. docs/mutants.md tells them in words.
 * @typedef {{ name: string, file: string, from: string, to: string, test: [string, string?] }} Mutant
 */
const put = 'packages/db/functions/plans/put_order.sql';
const law = 'packages/db/functions/ledger';
const tables = 'packages/db/migrations/0000_tables.sql';
const plans = 'apps/server/src/modules/plans';
const life = `${plans}/life/order-life.test.ts`;
const ledger = 'packages/ledger/test';
const model = 'apps/server/test/model/fixed.full.test.ts';

/** @type {readonly Mutant[]} */
export const mutants = [
  {
    name: 'put-without-lock',
    file: put,
    from: 'w := ledger.lock_wallet(p_holder);',
    to: 'select * into w from ledger.wallet where holder_id = p_holder;',
    test: ['apps/server/test/locks.test.ts'],
  },
  {
    name: 'lock-that-locks-nothing',
    file: `${law}/lock_wallet.sql`,
    from: 'select * from wallet where holder_id = p_holder for update',
    to: 'select * from wallet where holder_id = p_holder',
    test: [`${ledger}/concurrency.test.ts`, 'locked by one'],
  },
  {
    name: 'post-without-lock',
    file: `${law}/post.sql`,
    from: 'where holder_id = p_holder for update of wallet;',
    to: 'where holder_id = p_holder;',
    test: [`${ledger}/concurrency.test.ts`, 'loses no posting'],
  },
  {
    name: 'put-of-all-refused',
    file: put,
    from: 'if own > w.available then',
    to: 'if own >= w.available then',
    test: [`${plans}/life/put.test.ts`],
  },
  {
    name: 'put-above-balance',
    file: put,
    from: "if own > w.available then refusal := 'insufficient_balance'; exit judge; end if;",
    to: '',
    test: [`${plans}/life/put.test.ts`],
  },
  {
    name: 'wallet-one-below-zero',
    file: tables,
    from: '"ledger"."wallet"."start_up_running") >= 0)',
    to: '"ledger"."wallet"."start_up_running") >= -1)',
    test: [`${ledger}/never-negative.test.ts`, 'available: one minor unit'],
  },
  {
    name: 'house-never-to-zero',
    file: `${law}/change_programme.sql`,
    from: 'if total + p_delta < 0 then',
    to: 'if total + p_delta <= 0 then',
    test: [`${ledger}/never-negative.test.ts`, 'stand a rush'],
  },
  {
    name: 'due-a-moment-late',
    file: `${plans}/life/machine.ts`,
    from: 'const due = ({ order, now }: Situation): boolean => order.dueAt !== null && order.dueAt <= now;',
    to: 'const due = ({ order, now }: Situation): boolean => order.dueAt !== null && order.dueAt < now;',
    test: [life],
  },
  {
    name: 'billing-legs-swapped',
    file: `${plans}/order/postings.ts`,
    from: "{ from: 'escrow', fromRef: orderId, to: 'media', amountMinor: own },",
    to: "{ from: 'media', to: 'escrow', toRef: orderId, amountMinor: own },",
    test: [life],
  },
  {
    name: 'posting-legs-swapped',
    file: `${law}/post.sql`,
    from: 'if leg = 1 then side := p_from[i]; side_ref := p_from_ref[i]; delta := -p_amount[i];',
    to: 'if leg = 2 then side := p_from[i]; side_ref := p_from_ref[i]; delta := p_amount[i];',
    test: [`${ledger}/legal-moves.test.ts`],
  },
  {
    name: 'put-key-not-looked-up',
    file: put,
    from: 'select body_hash, answer into kept from idempotency where holder_id = p_holder and key = p_key;',
    to: 'select body_hash, answer into kept from idempotency where false;',
    test: [`${plans}/life/put.test.ts`],
  },
  {
    name: 'put-body-not-compared',
    file: put,
    from: 'if kept.body_hash <> p_body_hash then',
    to: 'if false then',
    test: [`${plans}/life/put.test.ts`],
  },
  {
    name: 'body-not-compared',
    file: 'apps/server/src/http/idempotency.ts',
    from: 'return kept.body_hash.equals(hash) ? kept.answer',
    to: 'return kept.body_hash.equals(kept.body_hash) ? kept.answer',
    test: ['apps/server/src/modules/withdrawals/request-withdrawal.test.ts'],
  },
  {
    name: 'superseded-report-counted',
    file: `${plans}/reports/ingest-report.ts`,
    from: 'before.version > report.version',
    to: 'before.version > report.version + 9',
    test: [`${plans}/reports/report.test.ts`],
  },
  {
    name: 'settled-before-remittance',
    file: `${plans}/life/machine.ts`,
    from: 'order.remittedMinor + order.advancedMinor >= order.grossMinor',
    to: 'order.remittedMinor + order.advancedMinor >= 0',
    test: [`${plans}/life/honesty.test.ts`, 'no profit from others'],
  },
  {
    name: 'advance-kept-from-the-house',
    file: `${plans}/settlement/remittance.ts`,
    from: 'const advanceBack = Math.min(order.advancedMinor, lineMinor);',
    to: 'const advanceBack = Math.min(0, lineMinor);',
    test: [life],
  },
  {
    name: 'coupon-not-released',
    file: `${plans}/life/machine.ts`,
    from: 'await releaseCoupon(tx, order, now);',
    to: '',
    test: [life],
  },
  {
    name: 'programme-share-rounded-down',
    file: 'packages/money/src/rounding.ts',
    from: 'const up = twiceRest > divisor || (twiceRest === divisor && floor % 2n !== 0n);',
    to: 'const up = twiceRest > divisor * 2n;',
    test: ['packages/money/src/rounding.test.ts'],
  },
  {
    name: 'half-always-up',
    file: 'packages/money/src/rounding.ts',
    from: '(twiceRest === divisor && floor % 2n !== 0n)',
    to: 'twiceRest === divisor',
    test: ['packages/money/src/rounding.test.ts'],
  },
  {
    name: 'gift-not-billed-first',
    file: `${plans}/order/postings.ts`,
    from: 'const gift = Math.min(spendMinor, funds.promo);',
    to: 'const gift = Math.min(0, funds.promo);',
    test: ['apps/server/test/worked-example.test.ts'],
  },
  {
    name: 'start-up-return-forgotten',
    file: `${plans}/life/effects.ts`,
    from: 'if (order.startUpReturning) await giveStartUpBack(tx, order, funds.startUpRunning, now);',
    to: '',
    test: [model],
  },
  {
    name: 'restated-into-an-ended-run',
    file: `${plans}/reports/book-report.ts`,
    from: "const running = order.status === 'putting';",
    to: 'const running = order.status.length > 0;',
    test: [model],
  },
  {
    name: 'hold-closed-twice',
    file: `${law}/close_hold.sql`,
    from: "where holder_id = p_holder and id = p_hold and state = 'open' returning * into h;",
    to: 'where holder_id = p_holder and id = p_hold returning * into h;',
    test: [`${ledger}/holds.test.ts`],
  },
  {
    name: 'chain-not-linked',
    file: `${law}/post.sql`,
    from: 'previous := w.head;',
    to: 'previous := genesis(p_holder);',
    test: ['apps/server/test/verifier.test.ts'],
  },
  {
    name: 'writes-not-stopped',
    file: `${law}/post.sql`,
    from: 'if w.writes_stopped then',
    to: 'if false then',
    test: [`${ledger}/books.test.ts`, 'stops money writes'],
  },
  {
    name: 'maker-approves',
    file: 'apps/server/src/modules/proposals/decide.ts',
    from: "if (row.makerId === checker.staffId) return 'same_person';",
    to: '',
    test: ['apps/server/src/modules/proposals/decide.test.ts', 'is never decided'],
  },
  {
    name: 'any-transaction-password',
    file: 'apps/server/src/modules/access/verify-pin.ts',
    from: 'if (await hashing.verify(tried.pin_hash, keyed(services, digest))) {',
    to: 'if ((await hashing.verify(tried.pin_hash, keyed(services, digest))) || digest.length > 0) {',
    test: ['apps/server/src/modules/access/pin.test.ts'],
  },
  {
    name: 'ended-session-accepted',
    file: 'apps/server/src/plugins/sessions/sessions.ts',
    from: "if (row.revoked_at !== null || row.expires_at <= now) return refuse('token_expired');",
    to: '',
    test: ['apps/server/src/plugins/sessions/sessions.test.ts'],
  },
  ...promiseMutants,
];
