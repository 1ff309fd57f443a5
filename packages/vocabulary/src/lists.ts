/**
 * The closed lists that more than one layer knows, without any library: what a screen may import at no cost. Whoever
 * keeps something for each member of a list says so in its type (`satisfies Record<Kind, …>`), so that a new member
 * does not compile until all of them know it. Most names are also keys of phrases in the languages.
 */

/** The languages of the interface (docs/domain/screens.md#languages): their tag for `Intl` and browsers, their own name. */
export const LANGUAGES = {
  cht: { tag: 'zh-Hant', ownName: '繁體中文' },
  de: { tag: 'de', ownName: 'Deutsch' },
  en: { tag: 'en', ownName: 'English' },
  fr: { tag: 'fr', ownName: 'Français' },
  jp: { tag: 'ja', ownName: '日本語' },
  kor: { tag: 'ko', ownName: '한국어' },
  pt: { tag: 'pt', ownName: 'Português' },
  ru: { tag: 'ru', ownName: 'Русский' },
  spa: { tag: 'es-419', ownName: 'Español' },
  th: { tag: 'th', ownName: 'ไทย' },
  vi: { tag: 'vi', ownName: 'Tiếng Việt' },
  zh: { tag: 'zh-Hans', ownName: '简体中文' },
} as const;

/** A language by its code on the wire. */
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];
/** Those into which English is translated. */
export const TRANSLATED = /* @__PURE__ */ LANGUAGE_CODES.filter(
  (code): code is Exclude<Language, 'en'> => code !== 'en',
);

/** Staff roles (docs/domain/staff.md#roles). Maker and checker are never one person, whatever their roles. */
export const STAFF_ROLES = [
  'support',
  'delivery',
  'finance_maker',
  'finance_checker',
  'auditor',
  'admin',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Roles that propose or decide what moves money, or whose accounts do: all of them are told of each other's changes. */
export const MONEY_ROLES = [
  'finance_maker',
  'finance_checker',
  'admin',
] as const satisfies readonly StaffRole[];
/** What becomes of an account of staff by two people (docs/domain/staff.md#two-people). */
export const STAFF_CHANGES = [
  ...(['create', 'create_service', 'roles'] as const),
  ...(['reset_password', 'reset_totp', 'disable'] as const),
] as const;
export type StaffChange = (typeof STAFF_CHANGES)[number];
/** What a service account may read (docs/domain/staff.md#service-accounts). */
export const SERVICE_SCOPES = ['figures', 'holders', 'record'] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];
/** What members of staff do to their own second step; all who handle money are told (docs/domain/staff.md#second-step). */
export const OWN_STAFF_CHANGES = [
  'add_key',
  'remove_key',
  'recovery_codes',
  'connect_identity',
  'disconnect_identity',
  'withhold_roles',
  'return_roles',
] as const;
export type OwnStaffChange = (typeof OWN_STAFF_CHANGES)[number];
/** What may come with the password of a member of staff. */
export const SECOND_STEPS = ['totp', 'key', 'recovery_code'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** How an account holder came in (docs/domain/access.md). */
export const ENTRIES = ['register', 'shell'] as const;

/** What a holder does for the first time between registration and a payout, in its order (docs/domain/overview.md#steps). */
export const HOLDER_STEPS = ['topped_up', 'funded', 'settled', 'withdrew'] as const;
export type HolderStep = (typeof HOLDER_STEPS)[number];

/** Kinds of a product (docs/domain/products.md#terms). */
export const PRODUCT_KINDS = ['video', 'landing_page'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Why money of a holder is held (docs/domain/wallet.md#holds). */
export const HOLD_REASONS = ['chargeback', 'identity_check', 'dispute', 'legal_order'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
/** States of a hold; one that was lifted gave the money back, one that was posted took it. */
export const HOLD_STATES = ['open', 'posted', 'lifted'] as const;

/** States of an offer of start-up funds (docs/domain/wallet.md#start-up-funds). */
export const START_UP_OFFER_STATES = ['offered', 'accepted', 'declined', 'lapsed'] as const;

/** States of a withdrawal (docs/domain/withdrawals.md#states). */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'paid',
  'refused',
  'bounced',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What the holder says of a payment that staff recorded (docs/domain/withdrawals.md#arrival). */
export const WITHDRAWAL_ARRIVALS = ['arrived', 'missing'] as const;

/**
 * The rules that both explain and guard a withdrawal (docs/domain/withdrawals.md#eligibility), in the order
 * they are shown.
 */
export const WITHDRAWAL_RULES = [
  'payout_set',
  'payout_cooled',
  'password_set',
  'password_unlocked',
  'password_cooled',
  'amount_in_range',
  'amount_covered',
  'start_up_returned',
  'no_hold',
] as const;

/** The button that clears a rule or a blocker. */
export const WITHDRAWAL_ACTIONS = [
  'set_payout',
  'set_password',
  'return_start_up',
  'change_amount',
  'object',
  'wait',
] as const;

/** Ways to be paid (`withdraw_method_config`). */
export const PAYOUT_METHODS = ['bank_card', 'wallet_address'] as const;

/** States of a top-up case (docs/domain/topups.md#states). */
export const TOPUP_STATES = [
  'asked',
  'card_sent',
  'posting_proposed',
  'posted',
  'refused',
  'cancelled',
] as const;

/** Steps of a top-up case: each state, and that its holder said that they paid (docs/domain/topups.md#paid). */
export const TOPUP_STEPS = [...TOPUP_STATES, 'paid'] as const;

/** How money came in. */
export const TOPUP_METHODS = ['bank_transfer', 'card', 'wallet', 'cash'] as const;

/** Periods of the statistics by their number on the wire (docs/domain/plans.md#statistics). */
export const STATISTICS_TYPES = { today: 1, week: 2, month: 3, all: 4 } as const;

/** Kinds of a coupon (docs/domain/coupons.md#kinds). */
export const COUPON_KINDS = ['fixed_amount', 'value_add', 'deduction', 'team', 'custom'] as const;
export const COUPON_STATES = ['unused', 'used', 'expired'] as const;
/** How a coupon works where its kind leaves that open (docs/domain/coupons.md#kinds). */
export const COUPON_EFFECTS = ['fixed_amount', 'deduction', 'value_add'] as const;
/** States of a campaign (docs/domain/coupons.md#campaigns). */
export const CAMPAIGN_STATES = ['proposed', 'open', 'over'] as const;

/** Kinds of an acceptor and the states of an acceptance (docs/domain/acceptors.md#states). */
export const ACCEPTOR_TYPES = ['personal', 'enterprise'] as const;
export const ACCEPTANCE_STATES = ['issued', 'current', 'claimed', 'confirmed', 'refused', 'expired'] as const;
/** States of a payee (docs/domain/topups.md#payment-card). */
export const PAYEE_STATES = ['proposed', 'approved', 'retired'] as const;

/** States of an account (docs/domain/account.md#states). */
export const ACCOUNT_STATES = ['active', 'not_activated', 'disabled', 'closed'] as const;

/** Figures whose source can be asked for (`GET /source`, docs/domain/statements.md#source-of-a-figure). */
export const SOURCE_FIGURES = [
  'total_assets',
  'available_balance',
  'held',
  'to_be_consumed',
  'to_be_settled',
  'not_yet_received',
  'withdrawing',
  'discount_amount',
  'start_up_funds',
  'spend',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
  'net',
  'gift_spend',
  'progress',
  'returned',
  'put_own',
  'billed_own',
  'net_own',
  'got_back',
  'flow_record',
] as const;

/** What a receipt can be of (`GET /receipt`, docs/domain/statements.md#papers). */
export const RECEIPT_KINDS = ['put', 'topup', 'withdrawal', 'settlement'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** What figures of a time can be told apart by (docs/domain/plans.md#breakdown). */
export const BREAKDOWNS = ['day', 'hour', 'plan', 'product'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** What a follower did (docs/domain/follow.md#following). */
export const FOLLOW_EVENTS = ['followed', 'changed', 'stopped'] as const;
export type FollowEvent = (typeof FOLLOW_EVENTS)[number];

/** What changed a credit score (docs/domain/standing.md#credit-score). */
export const SCORE_CAUSES = [
  'start',
  'order_settled',
  'email_verified',
  'phone_verified',
  'proof_rejected',
  'objection_lost',
  'document_forged',
  'rolled_off',
] as const;

/** Whether the money of an installation is real. */
export const MONEY_MODES = ['sandbox', 'live'] as const;

/** What stands between an installation and real money, in the order in which it is put right. */
export const SETUP_AREAS = ['settings', 'database', 'files', 'people', 'business', 'watching'] as const;
