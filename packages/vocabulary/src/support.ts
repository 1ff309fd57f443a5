/** Categories of a notification (docs/domain/notifications.md#categories). */
export const NOTIFICATION_CATEGORIES = ['system_announcement', 'system_maintenance', 'activity'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

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
/** What the program writes in the place of words of people, where nobody acted in time or no payment arrived. */
export const LAPSES = [
  'not_decided_in_time',
  'not_confirmed_in_time',
  'not_answered_in_time',
  'payment_did_not_arrive',
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
export const CHAT_FILE_TYPES = ['image', 'pdf'] as const;
export type ChatFileType = (typeof CHAT_FILE_TYPES)[number];

/** Who a contact is shown to (docs/domain/support.md#contacts). */
export const CONTACT_AUDIENCES = ['signed_in', 'guest'] as const;
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

/** Texts that staff keep (docs/domain/content.md#texts). */
export const CONTENT_KINDS = ['faq', 'rules', 'activity_rules'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
