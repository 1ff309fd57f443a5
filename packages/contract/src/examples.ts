import type { CallOf } from './calls';
import type { Call, RequestOf, ResponseOf } from './core';
import type { CallId } from './routes';

interface Example<C extends Call> {
  readonly request: RequestOf<C>;
  /** Left out where a sample of the schema says as much. */
  readonly data?: ResponseOf<C>;
}

const HASH = '9f2c4b1e7a6d5038c1b2a3948576e0f1d2c3b4a5968778695a4b3c2d1e0f1a2b';
const DIGEST = 'e10adc3949ba59abbe56e057f20f883e';

const card = {
  id: '3',
  title: 'Harbour Puzzle',
  kind: 'video',
  official: true,
  cover_url: '/covers/3.webp',
} as const;

const order = {
  id: '17',
  number: '260302-0000017',
  status: 'matching',
  intent: 'run',
  origin: 'catalogue',
  product: card,
  amount: 5_000,
  budget: 5_000,
  billed: 0,
  progress_bp: 0,
  created_at: '2026-03-02T09:30:00.000Z',
  put_at: '2026-03-02T09:30:00.000Z',
  reasons: [
    { reason: 'awaiting_network', remedy: 'cancel', who_acts: 'network', due_at: '2026-03-03T09:30:00.000Z' },
  ],
  demo: false,
} as const satisfies ResponseOf<CallOf<'plan.put'>>['order'];

const message = { client_id: 'a-quiet-harbour', text: 'Where is my top-up?' };

/**
 * One example of a call and its answer, for those that a newcomer meets first and those whose fields depend on each
 * other. The rest have a sample of their schema.
 */
export const examples: { readonly [Id in CallId]?: Example<CallOf<Id>> } = {
  'auth.register': {
    request: {
      username: 'anna_1',
      password: 'a quiet harbour',
      confirm_password: 'a quiet harbour',
      email: 'anna@example.org',
      phone: '+49 170 1234567',
      license_key: 'FAIRLEAD-SANDBOX',
      accepted_terms: { terms: 1, privacy: 1 },
    },
    data: { token: 'q0XbJ1nq3Vt0o0o5x1y8b3l2m4n6p7r9s1t3u5v7w9x', expires_at: '2026-04-01T09:30:00.000Z' },
  },
  'plan.put': {
    request: { product_id: '3', amount: 5_000, coupon_id: '8' },
    data: {
      order,
      receipt: {
        order_number: '260302-0000017',
        product_id: '3',
        product_version: 2,
        terms_hash: HASH,
        amount: 5_000,
        budget: 5_000,
        paid_own: 4_500,
        paid_gift: 500,
        start_up: 0,
        coupon_id: '8',
        time: '2026-03-02T09:30:00.000Z',
        transaction_ids: ['204'],
      },
    },
  },
  'plan.quote': { request: { product_id: '3', amount: 5_000 } },
  'notification.read': { request: { ids: ['17'] } },
  'support.send': { request: { conversation_id: '17', ...message } },
  'guest.send': { request: { case_number: 'G-000017', secret: 'text', ...message } },
  'consoleSupport.send': { request: { conversation_id: '17', ...message } },
  'wallet.property': {
    request: {},
    data: {
      as_of: '2026-03-02T09:30:00.000Z',
      total_assets: 10_000,
      available_balance: 5_500,
      held: 0,
      to_be_consumed: 4_500,
      to_be_settled: 0,
      not_yet_received: 0,
      withdrawing: 0,
      discount_amount: 500,
      start_up_funds: { unspent: 0, running: 0, offer: null },
      holds: [],
      withdrawal: {
        allowed: false,
        blockers: [
          { reason: 'password_set', amount: null, until: null, action: 'set_password', cost_to_clear: 0 },
        ],
      },
    },
  },
  'withdrawal.request': {
    request: { amount: 4_000, password: DIGEST },
    data: {
      id: '5',
      amount: 4_000,
      state: 'requested',
      method: 'bank_card',
      destination_last_four: '4321',
      reason: null,
      reference: null,
      arrival: null,
      created_at: '2026-03-09T08:00:00.000Z',
      due_at: '2026-03-11T08:00:00.000Z',
      steps: [{ state: 'requested', time: '2026-03-09T08:00:00.000Z', text: null }],
    },
  },
  'consoleProposal.detail': {
    request: { id: '12' },
    data: {
      id: '12',
      kind: 'topup',
      state: 'pending',
      maker: 'maker',
      checker: null,
      people: 2,
      agreed: [],
      created_at: '2026-03-01T10:00:00.000Z',
      decided_at: null,
      expires_at: '2026-03-08T10:00:00.000Z',
      subject: { type: 'topup', id: '4', label: 'Top-up of anna_1' },
      amount: 10_000,
      refusal_reason: null,
      moves: [{ from: 'bank', to: 'holder/17/available', amount: 10_000, type: 'system_topup' }],
      arrival: {
        asked_amount: 12_000,
        asked_method: 'bank_transfer',
        amount: 10_000,
        method: 'bank_transfer',
        amount_differs: true,
        method_differs: false,
        reason: 'The bank kept 20.00 on the way.',
        payee: 'Harbour Bank',
        payee_retired: false,
        receipt_number: 'R-2026-0301',
        same_amount: [],
      },
      bank_lines: [],
      payload: [{ name: 'receipt_number', value: 'R-2026-0301' }],
      flags: [],
      about_holder: null,
      destination: null,
      transaction_ids: [],
    },
  },
  'network.reports': {
    request: {
      reports: [
        {
          order_number: '260302-0000017',
          bucket: '2026-03-02T10:15:00.000Z',
          version: 1,
          impressions: 1_200,
          clicks: 31,
          conversions: 2,
          spend: 240,
        },
      ],
    },
    data: {
      results: [
        {
          order_number: '260302-0000017',
          bucket: '2026-03-02T10:15:00.000Z',
          version: 1,
          outcome: 'accepted',
          fault: null,
          report_id: '901',
        },
      ],
    },
  },
};
