import { createHash } from 'node:crypto';
import type { Call } from '@fairlead/contract';
import { idempotency, type Tx } from '@fairlead/db';
import { lockWallet, type Wallet } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, refuse } from './answer';
import type { HolderCaller } from './route';
import type { Services } from './services';

/**
 * SHA-256 over the call and its body as it was sent, fields in one order: what a key stands for, for good
 * (docs/domain/README.md#idempotency).
 * @param request as the contract parsed it
 */
export const bodyHash = (call: Call, request: object): Buffer =>
  createHash('sha256')
    .update(call.id)
    .update('\n')
    .update(canonical(asSent(call, request)))
    .digest();

/** A parsed body as it was sent. What a caller left out of it, such as a secret, stays out. */
const asSent = ({ id, request: schema }: Call, request: object): object => {
  if (!(schema instanceof z.ZodObject)) throw new Error(`the request of ${id} is no object`);
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, shape[name]?.encode(value)]),
  );
};

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
};

interface Kept<Data> {
  readonly body_hash: Buffer;
  readonly answer: Answer<Data>;
}

/**
 * Answers a call that moves money once per key: the same key and body get the same answer, for good; the record is
 * written in the transaction of its effect. The wallet is locked before the record is looked up, so two calls of one
 * person never pass each other. `work` decides before it writes: a refusal leaves nothing behind but its record.
 */
export const answerOnce = <Data>(
  { database, clock }: Services,
  call: Call,
  incoming: { readonly request: object; readonly caller: HolderCaller; readonly idempotencyKey: string },
  work: (tx: Tx, wallet: Wallet, now: Date) => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  const hash = bodyHash(call, incoming.request);
  const { holderId } = incoming.caller;
  return database.transaction(async (tx) => {
    const wallet = await lockWallet(tx, holderId);
    const [kept] = await tx.query<Kept<Data>>(
      'select body_hash, answer from idempotency where holder_id = $1 and key = $2',
      [holderId, incoming.idempotencyKey],
      'idempotency',
    );
    if (kept !== undefined)
      return kept.body_hash.equals(hash) ? kept.answer : refuse('idempotency_key_reused');
    const now = clock.now();
    const answer = await work(tx, wallet, now);
    await tx.orm
      .insert(idempotency)
      .values({ holderId, key: incoming.idempotencyKey, bodyHash: hash, answer, createdAt: now });
    return answer;
  });
};
