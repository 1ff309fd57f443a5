/** Categories of a notification (docs/domain/notifications.md#categories). */
export const NOTIFICATION_CATEGORIES = ['system_announcement', 'system_maintenance', 'activity'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** What a person chooses by outside the app: the categories, and `security` of them what guards the account. */
export const MESSAGE_CATEGORIES = [...NOTIFICATION_CATEGORIES, 'security'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];
/** Ways out of the app; text messages carry codes alone. */
export const CHANNELS = ['email', 'push', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];
/** How a message ended: `dropped` where it was of no more use, `given_up` where it could not be sent. */
export const MESSAGE_ENDS = ['sent', 'dropped', 'given_up'] as const;
export type MessageEnd = (typeof MESSAGE_ENDS)[number];
/** What a message outside the app shows of a notice. */
export const SHOWN_IN_MESSAGES = ['title', 'details'] as const;
export type ShownInMessages = (typeof SHOWN_IN_MESSAGES)[number];

/** What a person may object to (docs/domain/objections.md#subjects). */
export const OBJECTION_SUBJECTS = [
  'account',
  'hold',
  'order',
  'flow',
  'withdrawal',
  'topup',
  'acceptance',
  'other',
] as const;
/** What the program writes in the place of words of people: what was not done in time, or what a payment did. */
export const LAPSES = [
  'not_decided_in_time',
  'not_confirmed_in_time',
  'not_answered_in_time',
  'payment_did_not_arrive',
  'paid_meanwhile',
] as const;
export type Lapse = (typeof LAPSES)[number];
export const OBJECTION_STATES = ['open', 'upheld', 'rejected', 'withdrawn'] as const;

/** What upholding an objection does (docs/domain/objections.md#effect). */
export const OBJECTION_EFFECTS = [
  'hold_lifted',
  'withdrawal_returned',
  'case_reopened',
  'account_enabled',
  'house_pays',
] as const;
export type ObjectionEffect = (typeof OBJECTION_EFFECTS)[number];

/** The two desks of the chat (docs/domain/support.md#desks). */
export const SUPPORT_TOPICS = ['general', 'recharge'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];
export const MESSAGE_KINDS = ['text', 'image', 'pdf', 'payment_card', 'topup_case', 'notice'] as const;
/** States of a conversation, and the kinds of a file in it. */
export const CONVERSATION_STATES = ['open', 'closed'] as const;
/** What staff sort conversations by (docs/domain/support.md#tags). */
export const CHAT_TAGS = [
  'top_up',
  'withdrawal',
  'plan',
  'account',
  'sign_in',
  'complaint',
  'fault',
  'waits_for_others',
] as const;
export type ChatTag = (typeof CHAT_TAGS)[number];
export const CHAT_FILE_TYPES = ['image', 'pdf'] as const;
export type ChatFileType = (typeof CHAT_FILE_TYPES)[number];

/** Who a contact is shown to (docs/domain/support.md#contacts). */
export const CONTACT_AUDIENCES = ['signed_in', 'guest'] as const;
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

/** What a guest's case is about (docs/domain/support.md#guests). */
export const GUEST_TOPICS = ['sign_in', 'password', 'other'] as const;
export type GuestTopic = (typeof GUEST_TOPICS)[number];

/** Texts that staff keep (docs/domain/content.md#texts). */
export const CONTENT_KINDS = ['faq', 'rules', 'activity_rules', 'terms', 'privacy'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
/** Of these, what a person agrees to (docs/domain/content.md#what-a-person-agrees-to). */
export const LEGAL_KINDS = ['terms', 'privacy'] as const satisfies readonly ContentKind[];
export type LegalKind = (typeof LEGAL_KINDS)[number];
