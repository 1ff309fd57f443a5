import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Call, calls, type ResponseOf } from '@fairlead/contract';
import { REPORTS_PER_FILE_MAX } from '@fairlead/contract/csv';
import { reportFile } from '@fairlead/db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../http/answer';
import { FormBody } from '../../http/form';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, doorsOf, makeStaff } from '../../testing/doors';
import { networksVariable } from '../../testing/network';
import { planDoors } from '../../testing/plan-doors';
import { addUpload } from '../../testing/stored-image';
import { createWorld, type World } from '../../testing/world';
import { consoleRoutes } from '../console';
import { STAFF_FILES } from '../files';
import { acceptOrder, advanceDueOrders } from '../plans';
import { proposalsRoutes } from '../proposals';
import { statementRoutes } from '../statement';
import { networksRoutes, sendDueOutbox } from '.';

const HEAD = 'order_number,bucket,version,impressions,clicks,conversions,spend';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: World;
let plans: Awaited<ReturnType<typeof planDoors>>;
let call: ReturnType<typeof doorsOf>;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  world = await createWorld({ NETWORKS: networksVariable(), CSV_NETWORKS: 'quay' });
  plans = await planDoors(world);
  call = doorsOf([
    ...consoleRoutes(world),
    ...networksRoutes(world),
    ...proposalsRoutes(world),
    ...statementRoutes(world),
  ]);
  maker = await makeStaff(world, 'maker', 'delivery', 'finance_checker');
  checker = await makeStaff(world, 'checker', 'finance_checker');
});
afterEach(() => world.expectBooks());
afterAll(() => world.close());

type Uploaded = ResponseOf<typeof calls.consoleReport.uploadCsv>;

const upload = async (content: string | Buffer): Promise<Answer<Uploaded>> => {
  const form = new FormData();
  form.set('file', new Blob([content as string], { type: 'text/csv' }), 'reports.csv');
  const encoded = new Response(form);
  const stream = Readable.from([Buffer.from(await encoded.arrayBuffer())]);
  const body = new FormBody(stream, encoded.headers.get('content-type') ?? '');
  const uploadCsv: Call = calls.consoleReport.uploadCsv;
  const route = networksRoutes(world).find((each) => each.call === uploadCsv);
  const about = { timeZone: 'UTC', lang: 'en', idempotencyKey: '', address: '', userAgent: '' } as const;
  return route?.handle({ request: {}, caller: maker, form: body, ...about }) as Promise<Answer<Uploaded>>;
};

/** The quarter of an hour that runs now, or one so many before it. */
const bucket = (ago = 0) =>
  new Date((Math.floor(world.clock.now().getTime() / 900_000) - ago) * 900_000).toISOString();

const REASON = 'the network sent a letter';
const evidence = async () => [await addUpload(world, STAFF_FILES)];

/** An order that waits to be placed with the network without an interface. */
const waiting = async (network = 'quay') => {
  const productId = String(await world.makeProduct({ network }));
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder, { product_id: productId });
  await sendDueOutbox(world);
  return { holder, id: order.id, number: order.number };
};

const place = (id: string) => call(calls.consoleOrder.place, maker, { id, reason: 'placed by telephone' });

/** An order that the network without an interface runs. */
const running = async (): Promise<{ holder: HolderCaller; id: string; number: string }> => {
  const order = await waiting();
  dataOf(await place(order.id));
  // Some quarters of an hour have been delivered.
  world.clock.turn(HOUR_MS);
  return order;
};

const proposeFile = async (fileId: string | null, more: Record<string, unknown> = {}) =>
  call(calls.consoleReport.proposeFile, maker, {
    ...{ file_id: fileId ?? '', name: 'reports.csv', evidence_file_ids: await evidence(), reason: REASON },
    ...more,
  });
const approve = (id: string, by = checker) => call(calls.consoleProposal.approve, by, { id });
const causesOf = async (holder: HolderCaller, id: string) =>
  (await plans.detailOf(holder, id)).timeline.map(({ cause, actor }) => `${cause} / ${actor}`);
const actsOf = async (holder: HolderCaller) =>
  dataOf(await call(calls.statement.staffActs, holder, {})).items.map(
    ({ act, amount, subject_type, subject_id }) => [act, amount, subject_type, subject_id],
  );

describe('an order of a network without an interface', () => {
  it('waits for staff, who place it by hand and are named', async () => {
    const { holder, id } = await waiting();
    const { order, reasons } = await plans.detailOf(holder, id);
    expect(order.status).toBe('matching');
    expect(reasons).toMatchObject([{ reason: 'awaiting_placement', remedy: 'cancel', who_acts: 'staff' }]);
    expect(reasons[0]?.due_at).not.toBeNull();
    expect(dataOf(await place(id)).status).toBe('putting');
    expect(await causesOf(holder, id)).toEqual([
      ...['order_made / holder', 'amount_put / holder', 'placed_by_hand / staff'],
    ]);
    expect(await actsOf(holder)).toEqual([['consoleOrder.place', null, 'order', id]]);
    expect(await place(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000 });
  });

  it('gives all back where nobody places it, and stops at once when its holder says so', async () => {
    const left = await waiting();
    const stopped = await running();
    await plans.knock(calls.plan.stop, stopped.holder, { order_id: stopped.id });
    await sendDueOutbox(world);
    expect((await plans.detailOf(stopped.holder, stopped.id)).order.status).toBe('put_finished');
    expect((await causesOf(stopped.holder, stopped.id)).at(-1)).toBe('stopped_by_holder / programme');
    world.clock.turn(DAY_MS);
    await advanceDueOrders(world);
    expect((await causesOf(left.holder, left.id)).at(-1)).toBe('network_silent / programme');
    expect(await plans.walletOf(left.holder)).toMatchObject({ available: 10_000, escrow: 0 });
    expect(await place(left.id)).toEqual({ ok: false, reason: 'wrong_state' });
  });

  it('is the only one that staff can place', async () => {
    const { id } = await waiting('test');
    expect(await place(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await place('999999')).toEqual({ ok: false, reason: 'no_such_data' });
  });
});

describe('a file of reports', () => {
  it('H3: changes nothing by one person, who can upload, propose and not approve it', async () => {
    const { holder, id, number } = await running();
    const before = await plans.walletOf(holder);
    const file = `${HEAD}\r\n"${number}",${bucket()},1,5000,100,3,5000\r\n`;
    const { file_id: fileId, hash } = dataOf(await upload(file));
    expect(hash).toBe(createHash('sha256').update(file).digest('hex'));
    const proposed = dataOf(await proposeFile(fileId));
    expect(await approve(proposed.id, maker)).toEqual({ ok: false, reason: 'same_person' });
    expect(await plans.walletOf(holder)).toEqual(before);
    expect((await plans.detailOf(holder, id)).order.status).toBe('putting');
    expect(await world.asOwner('select from delivery_report where order_id = $1', [id])).toEqual([]);
    expect(await causesOf(holder, id)).not.toContain('budget_spent / staff');
    dataOf(await call(calls.consoleProposal.refuse, checker, { id: proposed.id, reason: 'no such letter' }));
    expect(await plans.walletOf(holder)).toEqual(before);
    expect(await world.asOwner('select from delivery_report where order_id = $1', [id])).toEqual([]);
    expect((await proposeFile(fileId)).ok).toBe(true);
  });

  it('H3: counts when a second person has seen file, evidence, sums and moves; staff are named', async () => {
    const [one, other] = [await running(), await running()];
    const lines = [
      `${one.number},${bucket()},1,3000,100,3,3000`,
      `${other.number},${bucket()},1,2000,100,1,1500`,
      `${one.number},${bucket(1)},1,2000,10,0,2000`,
    ];
    const file = [HEAD, ...lines].join('\n');
    const { file_id: fileId, hash } = dataOf(await upload(file));
    const proposed = dataOf(await proposeFile(fileId));
    expect(proposed).toMatchObject({
      ...{ kind: 'report_file', amount: 6_500 },
      subject: { type: 'report_file', id: fileId, label: 'reports.csv' },
    });
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id: proposed.id }));
    expect(shown.payload.filter(({ name }) => name === 'evidence')).toMatchObject([
      { value: expect.stringMatching(/\/files\/\d+\./) },
    ]);
    expect(shown.payload).toEqual(
      expect.arrayContaining([
        { name: 'name', value: 'reports.csv' },
        { name: 'sha256', value: hash },
        { name: 'reports', value: '3' },
      ]),
    );
    const [owner] = await world.asOwner<{ username: string }>(
      'select username from account_holder where id = $1',
      [one.holder.holderId],
    );
    expect(shown.report_sums).toMatchObject([
      {
        ...{ order_id: one.id, order_number: one.number, holder: owner?.username },
        ...{ reports: 2, impressions: 5_000, clicks: 110, conversions: 3, spend: 5_000, revenue: 1_200 },
        ...{ budget: 5_000, billed: 0 },
      },
      { order_id: other.id, reports: 1, spend: 1_500, revenue: 400 },
    ]);
    const approved = dataOf(await approve(proposed.id));
    expect(approved.moves).toEqual(shown.moves);
    expect(approved.transaction_ids).toHaveLength(7);
    expect(await plans.walletOf(one.holder)).toMatchObject({ escrow: 0, settling: 1_200 });
    expect(await plans.walletOf(other.holder)).toMatchObject({ escrow: 3_500, settling: 400 });
    const { reports } = dataOf(await call(calls.consoleOrder.detail, maker, { id: one.id }));
    expect(reports).toMatchObject([
      { network: 'quay', entered_by_hand: true, state: 'accepted' },
      { network: 'quay', entered_by_hand: true, state: 'accepted' },
    ]);
    expect(await causesOf(one.holder, one.id)).toEqual([
      ...['order_made / holder', 'amount_put / holder', 'placed_by_hand / staff', 'budget_spent / staff'],
    ]);
    expect(await actsOf(one.holder)).toEqual([
      ['approved.report_file', 5_000, 'order', one.id],
      ['propose.report_file', 5_000, 'order', one.id],
      ['consoleOrder.place', null, 'order', one.id],
    ]);
    expect((await actsOf(other.holder)).slice(0, 2)).toEqual([
      ['approved.report_file', 1_500, 'order', other.id],
      ['propose.report_file', 1_500, 'order', other.id],
    ]);
    expect(await approve(proposed.id)).toEqual({ ok: false, reason: 'already_decided' });
    const kept = await world.database.orm.select().from(reportFile);
    expect(kept.filter((row) => row.hash.toString('hex') === hash)).toMatchObject([
      { uploadedBy: maker.staffId },
    ]);
    const raw = await world.asOwner<{ raw: string }>('select raw from delivery_report where order_id = $1', [
      one.id,
    ]);
    for (const row of raw) expect(row.raw).toContain(hash);
    expect(dataOf(await upload(file))).toMatchObject({
      file_id: null,
      faults: [0, 1, 2].map((line) => ({ place: line, fault: 'not_newer' })),
    });
  });

  it('needs evidence, and waits once: not the same file twice, nor a bucket of it in another', async () => {
    const { number, holder } = await running();
    const line = `${number},${bucket()},1,2000,100,3,2000`;
    const { file_id: fileId } = dataOf(await upload(`${HEAD}\n${line}`));
    const theirs = await addUpload(world, holder.holderId);
    expect(await proposeFile(fileId, { evidence_file_ids: [theirs] })).toEqual({
      ...{ ok: false, reason: 'no_such_data' },
    });
    expect(await proposeFile('999999')).toEqual({ ok: false, reason: 'no_such_data' });
    const { id } = dataOf(await proposeFile(fileId));
    const refused = { ok: false, reason: 'proposal_pending' };
    expect(await proposeFile(fileId)).toEqual(refused);
    const again = dataOf(await upload(`${HEAD}\n${line}\n`));
    expect(again.file_id).not.toBe(fileId);
    expect(await proposeFile(again.file_id)).toEqual(refused);
    const report = { order_number: number, bucket: bucket(), version: 2, impressions: 1, clicks: 0 };
    const byHand = await call(calls.consoleReport.proposeManual, maker, {
      report: { ...report, conversions: 0, spend: 0 },
      ...{ evidence_file_ids: await evidence(), reason: REASON },
    });
    expect(byHand).toEqual(refused);
    dataOf(await call(calls.consoleProposal.refuse, checker, { id, reason: 'no such letter' }));
    expect((await proposeFile(again.file_id)).ok).toBe(true);
  });

  it('cannot be approved once it is overtaken: nothing of it counts then', async () => {
    const [one, other] = [await running(), await running()];
    const lines = [one, other].map(({ number }) => `${number},${bucket()},1,2000,100,3,2000`);
    const { file_id: fileId } = dataOf(await upload([HEAD, ...lines].join('\n')));
    const { id } = dataOf(await proposeFile(fileId));
    await plans.knock(calls.plan.stop, other.holder, { order_id: other.id });
    await sendDueOutbox(world);
    // The run was over and its rest returned, and the operator's own funds cannot bear the spend.
    expect(await approve(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await plans.walletOf(one.holder)).toMatchObject({ escrow: 5_000, settling: 0 });
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    expect(shown.moves).toEqual([]);
  });

  it('names every report that cannot be true, and keeps nothing', async () => {
    const { number } = await running();
    const { order } = await plans.putOk(await plans.funded());
    const places = [number, order.number, '261121-9999999'].map((name) => `${name},${bucket()},1,10,11,0,0`);
    const lines = [
      ...places,
      `${number},${bucket(1)},1,9000,0,0,5000`,
      `${number},${bucket(2)},1,9000,0,0,1`,
    ];
    const file = [HEAD, ...lines].join('\n');
    const read = dataOf(await upload(file));
    expect(read).toMatchObject({ file_id: null, reports: 5 });
    expect(read.faults).toEqual([
      { place: 0, fault: 'clicks_above_impressions' },
      { place: 1, fault: 'unknown_order' },
      { place: 2, fault: 'unknown_order' },
      { place: 4, fault: 'over_budget' },
    ]);
    const hash = createHash('sha256').update(file).digest();
    const kept = await world.database.orm.select().from(reportFile);
    expect(kept.some((row) => row.hash.equals(hash))).toBe(false);
  });

  it('is refused where one line cannot be read, or where there are too many', async () => {
    const { number } = await running();
    const good = `${number},${bucket()},1,2000,100,3,2000`;
    for (const bad of [
      `${number},${bucket()},1,2000,100,3`,
      `${number},${bucket()},1,2000,100,3,-1`,
      '=1+1',
    ]) {
      expect(await upload([HEAD, good, bad].join('\n'))).toMatchObject({ reason: 'invalid_fields' });
    }
    expect(await upload(HEAD)).toMatchObject({ reason: 'invalid_fields' });
    expect(await upload([HEAD, ...Array(REPORTS_PER_FILE_MAX + 1).fill(good)].join('\n'))).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { reports: 'too_long' } } },
    });
    for (const other of ['', 'a,b\n1,2', Buffer.from([0xff, 0xfe, 0x00])]) {
      expect(await upload(other)).toMatchObject({ reason: 'file_type_refused' });
    }
  });
});

describe('a report entered by hand', () => {
  const propose = async (number: string, more: Record<string, number> = {}, image?: string) =>
    call(calls.consoleReport.proposeManual, maker, {
      report: {
        ...{ order_number: number, bucket: bucket(), version: 1 },
        ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, ...more },
      },
      evidence_file_ids: image === undefined ? await evidence() : [image],
      reason: REASON,
    });

  it('H3: counts when a second person has seen the evidence, and stays marked', async () => {
    const { holder, id, number } = await running();
    const proposed = dataOf(await propose(number));
    expect(proposed).toMatchObject({ kind: 'manual_report', amount: 2_000, subject: { type: 'order', id } });
    expect(await approve(proposed.id, maker)).toEqual({ ok: false, reason: 'same_person' });
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id: proposed.id }));
    expect(shown.payload.filter(({ name }) => name === 'evidence')).toMatchObject([
      { value: expect.stringMatching(/\/files\/\d+\./) },
    ]);
    const approved = dataOf(await approve(proposed.id));
    expect(approved.moves).toEqual(shown.moves);
    expect(approved.transaction_ids).toHaveLength(3);
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    const { reports } = dataOf(await call(calls.consoleOrder.detail, maker, { id }));
    expect(reports).toMatchObject([{ state: 'accepted', entered_by_hand: true }]);
  });

  it('H3: tells the holder of every figure that it restates, and names staff', async () => {
    const { holder, id, number } = await running();
    dataOf(await approve(dataOf(await propose(number)).id));
    dataOf(await approve(dataOf(await propose(number, { version: 2, conversions: 0 })).id));
    expect(await plans.walletOf(holder)).toMatchObject({ settling: 0 });
    expect((await causesOf(holder, id)).at(-1)).toBe('report_restated / staff');
  });

  it('is refused at once where it cannot be true, says nothing newer, or nothing proves it', async () => {
    const { holder, number } = await running();
    expect(await propose(number, { clicks: 2_001 })).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await propose('261121-9999999')).toEqual({ ok: false, reason: 'no_such_data' });
    const theirs = await addUpload(world, holder.holderId);
    expect(await propose(number, {}, theirs)).toEqual({ ok: false, reason: 'no_such_data' });
    const { id } = dataOf(await propose(number));
    expect(await propose(number)).toEqual({ ok: false, reason: 'proposal_pending' });
    dataOf(await approve(id));
    expect(await propose(number)).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await propose(number, { version: 2, spend: 1_500 })).ok).toBe(true);
  });

  it('is refused at once where its version waits in quarantine already', async () => {
    const { id, number } = await waiting('test');
    await acceptOrder(world, Number(id));
    expect(await plans.report(Number(id), { clicks: 2_001 })).toMatchObject({ outcome: 'quarantined' });
    expect(await propose(number)).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await propose(number, { version: 2 })).ok).toBe(true);
  });
});
