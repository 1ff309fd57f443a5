import { z } from 'zod';
import type { HttpNetwork } from '../../config';
import { ofPeer, PeerFault } from '../../http/peer-fault';
import { readAnswer } from '../../http/read-answer';
import type { Services } from '../../http/services';
import { signatureOf } from '../../http/signature';
import { traceHeaders } from '../../http/span';
import {
  acceptOrder,
  confirmControl,
  confirmStop,
  lastCap,
  paceOf,
  readNetworkOrder,
  refuseOrder,
} from '../plans';
import type { NetworkAdapter } from './adapter';

/** A network that has not answered by then is asked again. */
const ANSWER_MS = 10_000;
/** Of a longer answer the end is missing: it is no JSON, and a failure like any other. */
const ANSWER_BYTES_MAX = 64 * 1_024;

const send = (
  { clock }: Services,
  { url, secret, name }: HttpNetwork,
  path: string,
  message: object,
): Promise<unknown> => {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const headers = {
    ...traceHeaders(),
    'content-type': 'application/json',
    'x-network': name,
    'x-timestamp': timestamp,
    'x-signature': signatureOf(secret, timestamp, body),
  };
  return ofPeer(async () => {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers,
      body,
    });
    if (!response.ok) throw new Error(`network ${name} answered ${response.status}`);
    return JSON.parse((await readAnswer(response, ANSWER_BYTES_MAX)).toString('utf8'));
  });
};

const answerOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : undefined;

const delivered = z.object({ spent: z.int().min(0) });

/** What a network that confirms a control says to have delivered so far, reported or not. */
const deliveredOf = (answer: unknown): number => delivered.safeParse(answer).data?.spent ?? 0;

/**
 * A network over HTTP: signed orders out, from the outbox. Its answer is `{"status": "accepted" | "refused"}`; anything
 * else, silence too, is a failure that the outbox tries again. The order's number is the key by which it knows repeats.
 */
export const httpAdapter = (network: HttpNetwork): NetworkAdapter => ({
  name: network.name,
  submit: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found?.order.status !== 'matching') return;
    const { order, terms } = found;
    const message = {
      order_number: order.number,
      budget: order.budgetMinor,
      currency: services.config.currency,
      product_id: String(order.productId),
      product_version: order.productVersion,
      kind: terms.kind,
      cost_per_thousand: terms.costPerThousandMinor,
      payout_per_conversion: terms.payoutPerConversionMinor,
      run_days: terms.runDays,
    };
    const status = answerOf(await send(services, network, 'orders', message));
    if (status === 'accepted') await acceptOrder(services, orderId);
    else if (status === 'refused') await refuseOrder(services, orderId);
    else throw new PeerFault(`network ${network.name} neither accepted nor refused ${order.number}`);
  },
  cancel: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found === undefined) return;
    await send(services, network, `orders/${encodeURIComponent(found.order.number)}/cancel`, {
      order_number: found.order.number,
    });
    if (found.order.status === 'putting') await confirmStop(services, orderId);
  },
  control: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found?.order.status !== 'putting' || found.order.intent === 'stop') return;
    const { order } = found;
    const pace = paceOf(order);
    const answer = await send(services, network, `orders/${encodeURIComponent(order.number)}/control`, {
      order_number: order.number,
      version: order.controlVersion,
      budget: order.lowering?.toMinor ?? order.budgetMinor,
      paused: pace === 'pausing' || pace === 'paused',
      daily_cap: lastCap(order),
      daily_cap_from: order.dailyCaps.at(-1)?.from ?? null,
    });
    await confirmControl(services, orderId, order.controlVersion, 'network', deliveredOf(answer));
  },
});
