import { randomUUID } from 'node:crypto';
import { type Call, calls } from '@fairlead/contract';
import { passkey } from '@fairlead/db';
import sharp from 'sharp';
import { SAMPLE } from '../../src/app/sample-data';
import { digestOf } from '../../src/testing/people';
import { addUpload } from '../../src/testing/stored-image';
import { sendImage } from '../../src/testing/uploads';
import { passProposal, type SampleFixture } from './sample-fixture';

/** A field of a call that names something, and a thing of the sample person that it may name. */
interface Thing {
  readonly call: Call;
  readonly field: string;
  /** Makes or finds the thing; asked for once, in the order of the list. */
  find(fixture: SampleFixture): Promise<string>;
  request(id: string): unknown;
}

const thing = (
  call: Call,
  field: string,
  find: Thing['find'],
  request: Thing['request'] = (id) => ({ [field]: id }),
): Thing => ({ call, field, find, request });

const ofDemo =
  (query: string): Thing['find'] =>
  ({ idOf, demoId }) =>
    idOf(query, [demoId]);

const orderIn = (status: string): Thing['find'] =>
  ofDemo(`select id from put_order where holder_id = $1 and status = '${status}' order by id limit 1`);
export const image: Thing['find'] = ({ server, demoId }) => addUpload(server.services, demoId);
const conversation = ofDemo("select id from conversation where holder_id = $1 and topic = 'general'");
const flowRecord = ofDemo('select id from ledger.transaction where holder_id = $1 order by id limit 1');
const coupon = ofDemo("select id from coupon where holder_id = $1 and state = 'unused' and name = 'Thanks'");
const notice = ofDemo('select id from notification where holder_id = $1 limit 1');

export const chatFile: Thing['find'] = async ({ server, demo }) => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const { data } = await sendImage(server, picture, demo, calls.support.upload);
  return data.file_id;
};

const otherSession: Thing['find'] = async ({ server, idOf, demoId }) => {
  await server.call(calls.auth.login, { username: SAMPLE.username, password: SAMPLE.password });
  return idOf('select id from session where holder_id = $1 order by id desc limit 1', [demoId]);
};

const ownPasskey: Thing['find'] = async ({ server, demoId }) => {
  const { database, clock } = server.services;
  const [row] = await database.orm
    .insert(passkey)
    .values({
      ...{ holderId: demoId, credentialId: randomUUID(), publicKey: Buffer.from('key'), transports: [] },
      ...{ name: 'Phone', createdAt: clock.now() },
    })
    .returning();
  return String(row?.id);
};

const withdrawal: Thing['find'] = async ({ act, demo }) => {
  const password = digestOf(SAMPLE.transactionPassword);
  return (await act(demo, calls.withdrawal.request, { amount: 1_000, password })).id;
};

const hold: Thing['find'] = async (fixture) => {
  const proposed = await fixture.act(fixture.staff.maker, calls.consoleHold.proposeHold, {
    holder_id: String(fixture.demoId),
    amount: 500,
    reason: 'dispute',
    remark: 'Matrix',
  });
  await passProposal(fixture, proposed);
  return fixture.idOf(
    "select id from ledger.hold where holder_id = $1 and state = 'open' and account = 'held'",
    [fixture.demoId],
  );
};

const chat = (id: string) => ({ conversation_id: id });
const objectTo = (subject_type: string) => (id: string) => ({ subject_type, subject_id: id, text: 'Why' });

/** A product that is open to everyone; what is done with it needs an amount. */
const OPEN_PRODUCT = '1';
const withCoupon = (id: string) => ({ product_id: OPEN_PRODUCT, amount: 5_000, coupon_id: id });
const onOrder = (id: string) => ({ order_id: id, amount: 2_000 });

/** Every field by which an account holder names a thing of his own. What changes it comes after what reads it. */
export const THINGS: readonly Thing[] = [
  thing(calls.user.edit, 'avatar_file_id', image),
  thing(calls.user.revokeSession, 'session_id', otherSession),
  thing(calls.plan.detail, 'order_id', orderIn('putting')),
  thing(calls.plan.quote, 'order_id', orderIn('waiting_to_put'), onOrder),
  thing(calls.plan.quote, 'coupon_id', coupon, withCoupon),
  thing(calls.plan.put, 'coupon_id', coupon, withCoupon),
  thing(calls.plan.put, 'order_id', orderIn('waiting_to_put'), onOrder),
  thing(calls.plan.cancel, 'order_id', orderIn('matching')),
  thing(calls.plan.pause, 'order_id', orderIn('putting')),
  thing(calls.plan.resume, 'order_id', orderIn('putting')),
  thing(calls.plan.raise, 'order_id', orderIn('putting'), (id) => ({ order_id: id, amount: 1 })),
  thing(calls.plan.lower, 'order_id', orderIn('putting'), (id) => ({ order_id: id, budget: 1 })),
  thing(calls.plan.setLimits, 'order_id', orderIn('putting'), (id) => ({
    order_id: id,
    limits: {
      ...{ cost_per_conversion: null, loss: null, spend_without_conversion: null },
      ...{ ends_at: null, daily_cap: null },
    },
  })),
  thing(calls.plan.stop, 'order_id', orderIn('putting')),
  thing(calls.objection.make, 'subject_id', orderIn('waiting_for_settlement'), objectTo('order')),
  thing(calls.objection.make, 'subject_id', flowRecord, objectTo('flow')),
  thing(calls.objection.make, 'subject_id', withdrawal, objectTo('withdrawal')),
  thing(calls.withdrawal.cancel, 'withdrawal_id', withdrawal),
  thing(calls.withdrawal.reportArrival, 'withdrawal_id', withdrawal, (id) => ({
    ...{ withdrawal_id: id, arrived: false },
  })),
  thing(calls.objection.make, 'subject_id', hold, objectTo('hold')),
  thing(calls.objection.make, 'file_ids', image, (id) => ({
    ...{ subject_type: 'other', text: 'Why', file_ids: [id] },
  })),
  thing(calls.feedback.send, 'file_ids', image, (id) => ({ subject: 'a', content: 'b', file_ids: [id] })),
  thing(calls.notification.read, 'ids', notice, (id) => ({ ids: [id] })),
  thing(calls.statistics.breakdown, 'order_id', orderIn('putting'), (id) => ({
    ...{ from: '2026-01-01', until: '2026-01-31', by: 'day', order_id: id },
  })),
  thing(calls.statement.source, 'order_id', orderIn('putting'), (id) => ({
    figure: 'progress',
    order_id: id,
  })),
  thing(calls.statement.source, 'record_id', flowRecord, (id) => ({ figure: 'flow_record', record_id: id })),
  thing(calls.paper.receipt, 'id', orderIn('putting'), (id) => ({ kind: 'put', id })),
  thing(calls.support.messages, 'conversation_id', conversation, chat),
  thing(calls.support.read, 'conversation_id', conversation, (id) => ({ ...chat(id), up_to: 1 })),
  thing(calls.support.transcript, 'conversation_id', conversation, chat),
  thing(calls.support.send, 'conversation_id', conversation, (id) => ({
    ...{ ...chat(id), client_id: 'matrix-0001', text: 'Hello' },
  })),
  thing(calls.support.file, 'file_id', chatFile),
  thing(calls.factor.renamePasskey, 'id', ownPasskey, (id) => ({ id, name: 'Other' })),
  // The last: it delays payouts.
  thing(calls.factor.removePasskey, 'id', ownPasskey, (id) => ({ id, login_password: SAMPLE.password })),
];

/** Fields that name things beside another field that does, at one moment only, or as a filter; each has a test of its own. */
export const BESIDE_OTHERS: ReadonlySet<string> = new Set([
  ...['acceptor.claim acceptance_id', 'acceptor.claim file_ids', 'support.rate conversation_id'],
  ...['support.send file_ids', 'topup.paid file_ids', 'topup.paid topup_id', 'wallet.answerStartUp offer_id'],
  'wallet.events order_id',
]);

/** Fields that look like these and name nothing that belongs to one person: what everyone sees, or a mark. */
export const NOBODYS: ReadonlySet<string> = new Set([
  ...['plan.appDetail product_id', 'plan.quote product_id', 'plan.put product_id', 'notification.read up_to'],
  ...['assistance.publish product_id', 'plan.watch product_id', 'statement.source product_id'],
]);
