import type { Finding, Source } from './source';

/**
 * One matter, one word: what each matter holds. Its word is the name of its folder in every layer, whatever the calls
 * and the tables that were there before it are called.
 */
const MATTERS = {
  access:
    'registration with its operation ID, sign-in, tickets, sessions, both passwords, second factors, keys and codes',
  account: 'own details, account states, closing',
  wallet: 'balances, activity, holds, start-up funds, the rules by which cash is free',
  topups: 'requests, payees, payment details, posting, chargebacks',
  withdrawals: 'requests, eligibility, payout destination',
  'bank-statements': 'statements of the banks, their lines, and which entries they answer',
  'payout-runs': 'withdrawals that one file of the bank pays, and what its lines say of them',
  plans: 'life of an order, reports, settlement with remittances, results',
  statistics:
    'figures of a time in a zone: statements and opening hours ask for them, they ask plans for reports',
  products: 'catalogue, versions, records',
  coupons: 'campaigns and coupons',
  follow: 'leads, followers, published records',
  standing: 'credit score, level, membership',
  acceptors: 'foreign exchange',
  objections: 'objections of holders and their answers',
  feedback: 'feedback of holders and its answers',
  notifications: 'personal notices, broadcasts, channels outside the app',
  support: 'chat, guests, contacts, canned answers',
  statements: 'statement, source of a figure, signed days, transparency',
  content: 'questions and answers, rules, what a person agrees to, what the app begins with',
  networks: 'delivery networks, the way in of their reports, what they are paid, house money',
  staff: 'accounts and roles of staff',
  proposals: 'the mechanism of two people; what they decide is in each matter',
  audit: 'who did what',
  webhooks: 'programs outside that are told of events, and what is on its way to them',
} as const;

/** Folders beside the matters, each serving several of them. */
const SHARED = {
  config: 'the call that tells the app what it begins with: answered by content',
  case: 'what staff see of one holder over all matters, with their notes: answered by console',
  console:
    'the queue of staff, the overview, the case of a holder and what stands out over all: what spans matters',
  files: 'images and files of every matter',
  overview: 'how the business stands at a glance: answered by console',
  risk: 'what stands out over all holders: answered by console',
  'console-views': 'views of lists that staff keep: answered by console',
  search: 'what staff find in every matter by what is in hand: answered by console',
} as const;

/**
 * Whose each table and view is: a matter's, or that of what lies below them. Only its owner names it; the other
 * modules ask the owner.
 */
export const TABLES: Readonly<
  Record<string, keyof typeof MATTERS | keyof typeof SHARED | 'app' | 'http' | 'ledger'>
> = {
  account_closing: 'account',
  account_holder: 'account',
  acceptance: 'acceptors',
  accepted_terms: 'content',
  audit_entry: 'audit',
  authorization_code: 'access',
  bank_line: 'bank-statements',
  bank_match: 'bank-statements',
  bank_statement: 'bank-statements',
  bank_wording: 'bank-statements',
  books_check: 'statements',
  campaign: 'coupons',
  canned_answer: 'support',
  channel_choice: 'notifications',
  channel_message: 'notifications',
  chat_file: 'support',
  chat_message: 'support',
  chat_note: 'support',
  chat_rating: 'support',
  contact_code: 'account',
  contact_sheet: 'support',
  content: 'content',
  content_version: 'content',
  conversation: 'support',
  cosignature: 'statements',
  coupon: 'coupons',
  daily_root: 'statements',
  delivery_report: 'plans',
  demo_run: 'networks',
  desk_claim: 'console',
  feedback: 'feedback',
  follow_record: 'follow',
  following: 'follow',
  guest_case: 'support',
  guest_message: 'support',
  holder_note: 'console',
  holder_progress: 'account',
  holder_recovery_code: 'access',
  holder_totp: 'access',
  idempotency: 'http',
  installation: 'app',
  jobs_run: 'statements',
  pepper_stamp: 'app',
  lead_offer: 'follow',
  'ledger.books_mark': 'ledger',
  'ledger.carried_sums': 'ledger',
  'ledger.cash_day': 'ledger',
  'ledger.cash_entry': 'ledger',
  'ledger.control': 'ledger',
  'ledger.going_back': 'ledger',
  'ledger.hold': 'ledger',
  'ledger.holder_freeze': 'ledger',
  'ledger.move': 'ledger',
  'ledger.programme_account': 'ledger',
  'ledger.sub_account': 'ledger',
  'ledger.transaction': 'ledger',
  'ledger.wallet': 'ledger',
  license_key: 'access',
  media_payment: 'networks',
  membership: 'standing',
  network_balance: 'plans',
  network_task: 'plans',
  network_total: 'plans',
  notice_to_pass: 'notifications',
  notification: 'notifications',
  notification_read: 'notifications',
  notification_template: 'notifications',
  objection: 'objections',
  open_order: 'plans',
  order_event: 'plans',
  orphan_object: 'files',
  overview_figures: 'console',
  outbox: 'networks',
  passkey: 'access',
  passkey_challenge: 'access',
  payee: 'topups',
  payout_file: 'payout-runs',
  payout_run: 'payout-runs',
  payout_setting: 'withdrawals',
  product: 'products',
  product_draft: 'products',
  product_version: 'products',
  product_watch: 'products',
  proposal: 'proposals',
  proposal_agreement: 'proposals',
  publication: 'follow',
  push_subscription: 'notifications',
  put_order: 'plans',
  recovery: 'access',
  recovery_request: 'access',
  record_head: 'statements',
  record_link: 'statements',
  remittance: 'plans',
  remittance_line: 'plans',
  report_decision: 'plans',
  report_file: 'networks',
  root_place: 'statements',
  run_payout: 'payout-runs',
  saved_view: 'console',
  score_event: 'standing',
  service_account: 'staff',
  session: 'access',
  settled_debt: 'plans',
  settled_record: 'plans',
  settled_result: 'plans',
  staff: 'staff',
  staff_challenge: 'staff',
  staff_change: 'staff',
  staff_identity: 'staff',
  staff_key: 'staff',
  staff_notice: 'notifications',
  staff_provider_flow: 'staff',
  staff_recovery_code: 'staff',
  staff_session: 'staff',
  standing: 'standing',
  throttle: 'http',
  start_up_offer: 'wallet',
  timestamp_token: 'statements',
  top_up: 'topups',
  upload: 'files',
  used_ticket: 'access',
  webhook_delivery: 'webhooks',
  webhook_endpoint: 'webhooks',
  webhook_event: 'webhooks',
  withdrawal: 'withdrawals',
};

const MODULE = /^(apps\/server\/src\/modules\/([^/]+))\//;
const CALLS = /^(packages\/contract\/src\/calls)\/([^/]+)\.ts$/;

const isWord = (word: string): boolean => word in MATTERS || word in SHARED;

/** A file of calls may be a part of its matter's: `topups-payees`. Staff's calls are their matter's, too. */
const isPart = (name: string): boolean => {
  const [word = ''] = name.split('-');
  return isWord(name) || (isWord(word) && word !== 'console');
};

/** A folder of the server's modules, or a file of the contract's calls, whose name is no matter's. */
export function matterWords({ file }: Source): Finding[] {
  if (file === 'packages/contract/src/calls/index.ts') return [];
  const [, modules, module = ''] = MODULE.exec(file) ?? [];
  const [, calls, name = ''] = CALLS.exec(file) ?? [];
  const isMisnamed = modules === undefined ? calls !== undefined && !isPart(name) : !isWord(module);
  if (!isMisnamed) return [];
  const what = `${file}: "${module || name}" is no word of tools/tidy/matters.ts`;
  return [{ rule: 'matter-word', file: modules ?? calls ?? file, line: 1, what }];
}
