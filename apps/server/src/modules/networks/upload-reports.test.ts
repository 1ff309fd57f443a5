import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Call, calls, type ResponseOf } from '@fairlead/contract';
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
import { proposalsRoutes } from '../proposals';
import { networksRoutes, sendDueOutbox } from '.';

const HEAD = 'order_number,bucket,version,impressions,clicks,conversions,spend';

let world: World;
let plans: Awaited<ReturnType<typeof planDoors>>;
let call: ReturnType<typeof doorsOf>;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  world = await createWorld({ NETWORKS: networksVariable(), CSV_NETWORKS: 'quay' });
  plans = await planDoors(world);
  call = doorsOf([...consoleRoutes(world), ...proposalsRoutes(world)]);
  maker = await makeStaff(world, 'maker', 'delivery', 'finance_checker');
  checker = await makeStaff(world, 'checker', 'finance_checker');
});
afterEach(() => world.expectBooks());
afterAll(() => world.close());

type Uploaded = Answer<ResponseOf<typeof calls.consoleReport.uploadCsv>>;

const upload = async (content: string | Buffer): Promise<Uploaded> => {
  const form = new FormData();
  form.set('file', new Blob([content as string], { type: 'text/csv' }), 'reports.csv');
  const encoded = new Response(form);
  const stream = Readable.from([Buffer.from(await encoded.arrayBuffer())]);
  const body = new FormBody(stream, encoded.headers.get('content-type') ?? '');
  const call: Call = calls.consoleReport.uploadCsv;
  const route = networksRoutes(world).find((each) => each.call === call);
  const about = { timeZone: 'UTC', lang: 'en', idempotencyKey: '', address: '', userAgent: '' } as const;
  return route?.handle({ request: {}, caller: maker, form: body, ...about }) as Promise<Uploaded>;
};

const bucket = () => new Date(Math.floor(world.clock.now().getTime() / 900_000) * 900_000).toISOString();

/** An order that the network without an interface runs. */
const running = async (network = 'quay'): Promise<{ holder: HolderCaller; id: string; number: string }> => {
  const productId = String(await world.makeProduct({ network }));
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder, { product_id: productId });
  await sendDueOutbox(world);
  return { holder, id: order.id, number: order.number };
};

describe('a file of reports', () => {
  it('H3: counts like signed ones, keeps the file, and is marked as entered by hand', async () => {
    const { holder, id, number } = await running();
    expect((await plans.detailOf(holder, id)).order.status).toBe('putting');
    const file = `${HEAD}\r\n"${number}",${bucket()},1,2000,100,3,2000\r\n`;
    const { results } = dataOf(await upload(file));
    expect(results).toMatchObject([{ order_number: number, outcome: 'accepted', fault: null }]);
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    const { reports } = dataOf(await call(calls.consoleOrder.detail, maker, { id }));
    expect(reports).toMatchObject([{ network: 'quay', entered_by_hand: true, state: 'accepted' }]);
    expect(dataOf(await upload(file)).results).toMatchObject([{ outcome: 'known' }]);
    const hash = createHash('sha256').update(file).digest();
    const kept = await world.database.orm.select().from(reportFile);
    expect(kept.filter((row) => row.hash.equals(hash))).toMatchObject([{ uploadedBy: maker.staffId }]);
    const [raw] = await world.asOwner<{ raw: string }>(
      'select raw from delivery_report where order_id = $1',
      [Number(id)],
    );
    expect(raw?.raw).toContain(hash.toString('hex'));
  });

  it('holds impossible ones back, and knows no order of a network that reports for itself', async () => {
    const { number } = await running();
    const { order } = await plans.putOk(await plans.funded());
    const lines = [number, order.number, '261121-9999999'].map((name) => `${name},${bucket()},1,10,11,0,0`);
    const { results } = dataOf(await upload([HEAD, ...lines].join('\n')));
    expect(results.map(({ outcome, fault }) => [outcome, fault])).toEqual([
      ['quarantined', 'clicks_above_impressions'],
      ['quarantined', 'unknown_order'],
      ['quarantined', 'unknown_order'],
    ]);
  });

  it('counts nothing where one line cannot be read', async () => {
    const { holder, number } = await running();
    const good = `${number},${bucket()},1,2000,100,3,2000`;
    for (const bad of [
      `${number},${bucket()},1,2000,100,3`,
      `${number},${bucket()},1,2000,100,3,-1`,
      '=1+1',
    ]) {
      expect(await upload([HEAD, good, bad].join('\n'))).toMatchObject({ reason: 'invalid_fields' });
    }
    expect(await upload(HEAD)).toMatchObject({ reason: 'invalid_fields' });
    for (const other of ['', 'a,b\n1,2', Buffer.from([0xff, 0xfe, 0x00])]) {
      expect(await upload(other)).toMatchObject({ reason: 'file_type_refused' });
    }
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000, settling: 0 });
  });

  it('is no way around a stop: the run of such a network ends when its holder says so', async () => {
    const { holder, id } = await running();
    await plans.knock(calls.plan.stop, holder, { order_id: id });
    await sendDueOutbox(world);
    expect((await plans.detailOf(holder, id)).order.status).toBe('put_finished');
  });
});

describe('a report entered by hand', () => {
  const propose = async (number: string, more: Record<string, number> = {}, evidence?: string) =>
    call(calls.consoleReport.proposeManual, maker, {
      report: {
        ...{ order_number: number, bucket: bucket(), version: 1 },
        ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, ...more },
      },
      evidence_file_ids: [evidence ?? (await addUpload(world, STAFF_FILES))],
      reason: 'the network sent a letter',
    });
  const approve = (id: string, by = checker) => call(calls.consoleProposal.approve, by, { id });

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

  it('is refused at once where it cannot be true, says nothing newer, or nothing proves it', async () => {
    const { holder, number } = await running();
    expect(await propose(number, { clicks: 2_001 })).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await propose('261121-9999999')).toEqual({ ok: false, reason: 'no_such_data' });
    const theirs = await addUpload(world, holder.holderId);
    expect(await propose(number, {}, theirs)).toEqual({ ok: false, reason: 'no_such_data' });
    const { id } = dataOf(await propose(number));
    expect(await propose(number)).toEqual({ ok: false, reason: 'proposal_pending' });
    dataOf(await upload(`${HEAD}\n${number},${bucket()},1,2000,100,3,2000`));
    expect(await approve(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await propose(number)).toEqual({ ok: false, reason: 'wrong_state' });
    dataOf(await call(calls.consoleProposal.refuse, checker, { id, reason: 'the file says it' }));
    expect((await propose(number, { version: 2, spend: 1_500 })).ok).toBe(true);
  });
});
