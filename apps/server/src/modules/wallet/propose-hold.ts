import { HOLD_REASONS } from '@fairlead/contract';
import {
  type HeldAmount,
  type HoldRequest,
  keepHoldDays,
  lockWallet,
  openHold,
  planOpening,
  readHeld,
  readWallet,
  renewHold,
} from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import { defineKind, holderOf, type ProposalDraft, type ProposalRow } from '../proposals';
import { after, TERMS } from './terms';

const holdPayload = z.object({ amountMinor: z.number(), reason: z.enum(HOLD_REASONS), remark: z.string() });

const requestOf = (
  row: ProposalRow,
  { amountMinor, reason, remark }: z.output<typeof holdPayload>,
  time: Date,
): HoldRequest => ({
  holderId: holderOf(row),
  account: 'held',
  kind: 'hold',
  amountMinor,
  reason,
  opener: `staff:${row.makerId}`,
  time,
  expiresAt: after(time, TERMS.holdMs),
  remark,
  linkId: 0,
});

/**
 * An amount set aside with a reason of the closed list: available → held, lifted by itself after 7 days
 * (docs/domain/wallet.md#holds).
 */
export const holdKind = defineKind<z.output<typeof holdPayload>>({
  payload: holdPayload,
  plan: async (reader, row, stated, time) => [await planOpening(reader, requestOf(row, stated, time))],
  approve: async (tx, row, stated, now) => {
    const request = requestOf(row, stated, now);
    const { holderId, amountMinor, expiresAt } = request;
    const wallet = await lockWallet(tx, holderId);
    if (wallet.available < amountMinor) return refuse('insufficient_balance');
    const { entry } = await openHold(tx, request);
    const parameters = { amount: amountMinor, reason: stated.remark, until: expiresAt.toISOString() };
    await notify(tx, { holderId, key: 'hold.opened', parameters, time: now });
    return done([entry.id]);
  },
});

/** Of what is available, where no amount is stated: never the whole unless somebody says so. */
const DEFAULT_SHARE = 0.5;

/** States that an amount should be held. */
export const draftHold: ProposalDraft<'consoleHold.proposeHold'> = async (tx, request, { now }) => {
  const holderId = request.holder_id;
  const wallet = await readWallet(tx, holderId);
  if (wallet === undefined) return refuse('no_such_data');
  const amountMinor = request.amount ?? Math.floor(wallet.available * DEFAULT_SHARE);
  if (amountMinor === 0 || wallet.available < amountMinor) return refuse('insufficient_balance');
  await keepHoldDays(tx, { holderId, openedAt: now, expiresAt: after(now, TERMS.holdMs) });
  return done({
    kind: 'hold',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: { amountMinor, reason: request.reason, remark: request.remark },
  });
};

/** Open, not a chargeback's, and not renewed before. */
const mayBeRenewed = ({ state, reason, openedAt, expiresAt }: HeldAmount): boolean =>
  state === 'open' && reason !== 'chargeback' && expiresAt <= after(openedAt, TERMS.holdMs);

const renewalPayload = z.object({ amountMinor: z.literal(0), heldMinor: z.number(), reason: z.string() });

/** A hold lasts 7 days longer, once; no money moves. */
export const holdRenewalKind = defineKind<z.output<typeof renewalPayload>>({
  payload: renewalPayload,
  plan: async () => [],
  tookPart: async (tx, row, staffId) =>
    (await readHeld(tx, Number(row.subjectId)))?.opener === `staff:${staffId}`,
  approve: async (tx, row, { heldMinor, reason }, now) => {
    const holderId = holderOf(row);
    const holdId = Number(row.subjectId);
    if (!(await renewHold(tx, { holderId, holdId, lifeMs: TERMS.holdMs }))) return refuse('wrong_state');
    const until = (await readHeld(tx, holdId))?.expiresAt.toISOString() ?? '';
    const parameters = { amount: heldMinor, reason, until };
    await notify(tx, { holderId, key: 'hold.renewed', parameters, time: now });
    return done([]);
  },
});

/** States that a hold should last longer; who opened it neither proposes nor decides that. */
export const draftRenewal: ProposalDraft<'consoleHold.proposeRenewal'> = async (
  tx,
  request,
  { maker: { staffId } },
) => {
  const found = await readHeld(tx, request.id);
  if (found === undefined) return refuse('no_such_data');
  if (!mayBeRenewed(found)) return refuse('wrong_state');
  if (found.opener === `staff:${staffId}`) return refuse('same_person');
  const { holderId, id: holdId, openedAt } = found;
  await keepHoldDays(tx, { holderId, holdId, openedAt, expiresAt: after(found.expiresAt, TERMS.holdMs) });
  return done({
    kind: 'hold_renewal',
    holderId: found.holderId,
    subjectType: 'hold',
    subjectId: found.id,
    payload: { amountMinor: 0, heldMinor: found.amountMinor, reason: request.reason },
  });
};
