import { z } from 'zod';
import { access, defineCall } from '../core';
import { noRequest, passwordDigest, phone, text } from '../shapes/basics';
import { secondStep } from '../shapes/keys';
import { payoutSetting } from '../shapes/withdrawals';

/** Needed once a transaction password is set: where money goes is nothing that an open session alone moves. */
const password = passwordDigest.optional();

/** Nobody is shown the number again, so that whoever corrects another field need not type it anew. */
const KEPT = 'the present one of this method where absent; needed where there is none';

const bankCard = z.strictObject({
  password,
  ...secondStep,
  method: z.literal('bank_card'),
  card_name: text(1, 100).describe('bank name'),
  user_name: text(1, 100).describe('beneficiary'),
  mobile: phone,
  bank_account: text(1, 64)
    .regex(/^[A-Za-z0-9 -]{4,64}$/)
    .optional()
    .describe(KEPT),
  branch_name: text(1, 200),
  bank_address: text(1, 300),
});

const walletAddress = z.strictObject({
  password,
  ...secondStep,
  method: z.literal('wallet_address'),
  user_name: text(1, 100).describe('beneficiary'),
  network: text(1, 40),
  wallet_address: text(1, 128)
    .regex(/^[A-Za-z0-9:]{8,128}$/)
    .optional()
    .describe(KEPT),
});

export const edit = /* @__PURE__ */ defineCall('payout.edit', {
  access: access.holderOrBlocked,
  summary: 'Set where the person is paid',
  description:
    'The first setting counts at once; a later change notifies and delays payouts to it by 24 hours. Where a transaction password is set, it is needed; where a passkey or one-time codes are on, one of them besides.',
  request: z.discriminatedUnion('method', [bankCard, walletAddress]),
  response: payoutSetting,
  reasons: [
    ...([
      'wrong_transaction_password',
      'transaction_password_locked',
      'transaction_password_not_set',
    ] as const),
    ...(['second_step_needed', 'second_step_wrong'] as const),
  ],
});

export const detail = /* @__PURE__ */ defineCall('payout.detail', {
  access: access.holderOrBlocked,
  summary: 'Where the person is paid',
  description: 'null where nothing is set. The account number is told by its last four only.',
  request: noRequest,
  response: payoutSetting.nullable(),
});
