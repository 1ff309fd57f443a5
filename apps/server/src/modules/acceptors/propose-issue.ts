import type { CallOf, ParsedOf } from '@fairlead/contract';
import { acceptance, type Tx } from '@fairlead/db';
import { formatMinor } from '@fairlead/money';
import { ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import type { Config } from '../../config';
import { type Answer, done, refuse } from '../../http/answer';
import { readHolder } from '../account';
import { notify } from '../notifications';
import { type Draft, defineKind, holderOf } from '../proposals';
import { readPayee } from '../topups';
import { hashCode } from './code';
import { checkTerms, payMinorOf } from './terms';

const payload = z.object({
  amountMinor: z.number(),
  type: z.enum(ACCEPTOR_TYPES),
  legalName: z.string(),
  payeeId: z.number(),
  pair: z.string(),
  rate: z.string(),
  feeBp: z.number(),
  minAmountMinor: z.number(),
  maxAmountMinor: z.number(),
  expiresAt: z.string(),
  /** The code itself is told to its maker once, and kept nowhere. */
  codeHash: z.string(),
});
type Payload = z.output<typeof payload>;

const money = (minor: number, currency: string): string => formatMinor(minor, { currency, locale: 'en' });

/** An acceptance begins when two people agree on its terms; before that its code opens nothing. */
export const acceptanceIssueKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  facts: async (reader, row) => {
    const stated = payload.parse(row.payload);
    const [from = '', to = ''] = stated.pair.split('/');
    return [
      { name: 'holder_pays', value: money(payMinorOf(stated), from) },
      { name: 'holder_gets', value: money(stated.amountMinor, to) },
      { name: 'payee', value: (await readPayee(reader, stated.payeeId))?.name ?? '' },
    ];
  },
  approve: async (tx, row, { codeHash, expiresAt, ...stated }, now, config) => {
    const bounds = checkTerms(config, stated);
    if (!bounds.ok) return bounds;
    if ((await readPayee(tx, stated.payeeId))?.state !== 'approved') return refuse('payee_not_approved');
    const ends = new Date(expiresAt);
    if (ends <= now) return refuse('wrong_state');
    const holderId = holderOf(row);
    await tx.orm.insert(acceptance).values({
      ...stated,
      holderId,
      codeHash: Buffer.from(codeHash, 'hex'),
      state: 'issued',
      steps: [{ state: 'issued', time: now.toISOString() }],
      createdAt: now,
      expiresAt: ends,
      dueAt: ends,
    });
    await notify(tx, { holderId, key: 'acceptance.issued', time: now });
    return done([]);
  },
});

/** States the terms of an acceptance for one holder by a payee of the registry. */
export const draftIssue = async (
  tx: Tx,
  config: Config,
  { request, code }: { readonly request: ParsedOf<CallOf<'consoleAcceptor.issue'>>; readonly code: string },
  now: Date,
): Promise<Answer<Draft>> => {
  if (request.type === 'personal' && !config.acceptorPersonal) return refuse('acceptor_personal_off');
  if (new Date(request.expires_at) <= now)
    return refuse('invalid_fields', { fields: { expires_at: 'out_of_range' } });
  const holderId = request.holder_id;
  const registered = await readPayee(tx, request.payee_id);
  if ((await readHolder(tx, holderId)) === undefined || registered === undefined)
    return refuse('no_such_data');
  if (registered.state !== 'approved') return refuse('payee_not_approved');
  const bounds = checkTerms(config, request);
  if (!bounds.ok) return bounds;
  const stated: Payload = {
    amountMinor: request.amount,
    type: request.type,
    legalName: request.legal_name,
    payeeId: registered.id,
    pair: request.pair,
    rate: request.rate,
    feeBp: request.fee_bp,
    minAmountMinor: request.min_amount,
    maxAmountMinor: request.max_amount,
    expiresAt: request.expires_at,
    codeHash: hashCode(code).toString('hex'),
  };
  return done({
    kind: 'acceptance_issue',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: stated,
  });
};
