import { Readable } from 'node:stream';
import { type Call, calls, type ResponseOf } from '@fairlead/contract';
import { routesOf } from '../app/parts';
import type { Answer } from '../http/answer';
import { FormBody } from '../http/form';
import type { HolderCaller } from '../http/route';
import { STAFF_FILES } from '../modules/files';
import { sendDueOutbox } from '../modules/networks';
import { clientOf, dataOf, makeStaff } from './client';
import { createTestContext } from './context';
import { networksVariable } from './network';
import { planClient } from './plan-client';
import { READER } from './reader';
import { addUpload } from './stored-image';

const HOUR_MS = 3_600_000;
const BUCKET_MS = 900_000;

/** The first line of a file of reports. */
export const CSV_HEAD = 'order_number,bucket,version,impressions,clicks,conversions,spend';
export const REASON = 'the network sent a letter';

type Uploaded = ResponseOf<typeof calls.consoleReport.uploadCsv>;

/** A context with `quay`, a network without an interface, and two people of staff who report in its place. */
export const openReportDesk = async () => {
  const context = await createTestContext({ NETWORKS: networksVariable(), CSV_NETWORKS: 'quay' });
  const plans = await planClient(context);
  const routes = routesOf(context);
  const call = clientOf(routes);
  const maker = await makeStaff(context, 'maker', 'delivery', 'finance_checker');
  const checker = await makeStaff(context, 'checker', 'finance_checker');

  const upload = async (content: string | Buffer): Promise<Answer<Uploaded>> => {
    const form = new FormData();
    form.set('file', new Blob([content as string], { type: 'text/csv' }), 'reports.csv');
    const encoded = new Response(form);
    const stream = Readable.from([Buffer.from(await encoded.arrayBuffer())]);
    const body = new FormBody(stream, encoded.headers.get('content-type') ?? '');
    const uploadCsv: Call = calls.consoleReport.uploadCsv;
    const route = routes.find((each) => each.call === uploadCsv);
    const incoming = { ...READER, request: {}, caller: maker, form: body, idempotencyKey: '' };
    return route?.handle(incoming) as Promise<Answer<Uploaded>>;
  };

  /** The quarter of an hour that runs now, or one so many before it. */
  const bucket = (ago = 0): string =>
    new Date((Math.floor(context.clock.now().getTime() / BUCKET_MS) - ago) * BUCKET_MS).toISOString();

  const evidence = async () => [await addUpload(context, STAFF_FILES)];

  /** An order that waits to be placed with its network. */
  const waiting = async (network = 'quay') => {
    const productId = String(await context.makeProduct({ network }));
    const holder = await plans.funded();
    const { order } = await plans.putOk(holder, { product_id: productId });
    await sendDueOutbox(context);
    return { holder, id: order.id, number: order.number };
  };

  const place = (id: string) => call(calls.consoleOrder.place, maker, { id, reason: 'placed by telephone' });

  /** An order that the network runs for an hour. */
  const running = async () => {
    const order = await waiting();
    dataOf(await place(order.id));
    context.clock.turn(HOUR_MS);
    return order;
  };

  const proposeFile = async (fileId: string | null, more: Record<string, unknown> = {}) =>
    call(calls.consoleReport.proposeFile, maker, {
      ...{ file_id: fileId ?? '', name: 'reports.csv', evidence_file_ids: await evidence(), reason: REASON },
      ...more,
    });

  const approve = (id: string, by = checker) => call(calls.consoleProposal.approve, by, { id });
  const drop = (id: string) => call(calls.consoleProposal.refuse, checker, { id, reason: 'no such letter' });

  const causesOf = async (holder: HolderCaller, id: string) =>
    (await plans.detailOf(holder, id)).timeline.map(({ cause, actor }) => `${cause} / ${actor}`);

  /** What staff did, as the holder reads it: act, amount, what it is about. That they looked is left out. */
  const actsOf = async (holder: HolderCaller) =>
    dataOf(await call(calls.statement.staffActs, holder, {}))
      .items.filter(({ act }) => !/[.](list|detail)$/.test(act))
      .map(({ act, amount, subject_type, subject_id }) => [act, amount, subject_type, subject_id]);

  return {
    ...{ context, plans, call, maker, checker, upload, bucket, evidence, waiting, place, running },
    ...{ proposeFile, approve, drop, causesOf, actsOf },
  };
};
