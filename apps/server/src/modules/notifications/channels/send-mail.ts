import { randomUUID } from 'node:crypto';
import { channelMessage, type Tx } from '@fairlead/db';
import type { Config } from '../../../config';
import type { MailKind } from '../words';

/** An e-mail that no notice stands behind; the phrases are `mail.<kind>.subject` and `mail.<kind>.body` of the languages. */
export interface Mail {
  /** Null: to somebody without an account. Else the e-mail carries the head of their chain. */
  readonly holderId: number | null;
  readonly to: string;
  /** The reader's; English where it is none of ours. */
  readonly language: string;
  readonly kind: MailKind;
  /** Amounts in minor units, times as ISO 8601; no word of it belongs in a subject. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Where its button leads, below the public address, such as `/#/settings`. It may hold a secret that ends at `endsAt`. */
  readonly path?: string;
  readonly time: Date;
  /** Of a code or a secret link: from then on it is not sent, and the secret is forgotten as soon as it left. */
  readonly endsAt?: Date;
}

/** Whether e-mails leave this installation at all: else nothing that needs one may be offered. */
export const isMailConfigured = ({ mail }: Pick<Config, 'mail'>): boolean => mail !== undefined;

/**
 * Hands in an e-mail about a matter of security, whatever the person chose, in the transaction of what it tells of
 * (docs/domain/notifications.md#sending).
 */
export const sendMail = async (
  tx: Tx,
  { holderId, to, language, kind, params = {}, path, time, endsAt }: Mail,
): Promise<void> => {
  await tx.orm.insert(channelMessage).values({
    ...{ holderId, language, channel: 'email', kind, target: to, parameters: params, path: path ?? null },
    ...{ endsAt: endsAt ?? null, messageKey: randomUUID(), dueAt: time, createdAt: time },
  });
};

/** A text message; the phrase is `sms.<kind>` of the languages. */
export interface TextMessage {
  readonly holderId: number;
  readonly to: string;
  readonly language: string;
  readonly kind: 'contactCode' | 'phoneChanged';
  readonly params?: Readonly<Record<string, string | number>>;
  readonly time: Date;
  readonly endsAt?: Date;
}

/** Whether text messages leave this installation. */
export const isSmsConfigured = ({ sms }: Pick<Config, 'sms'>): boolean => sms !== undefined;

/** Hands in a text message, as `sendMail` does an e-mail. */
export const sendText = async (
  tx: Tx,
  { holderId, to, language, kind, params = {}, time, endsAt }: TextMessage,
): Promise<void> => {
  await tx.orm.insert(channelMessage).values({
    ...{ holderId, language, channel: 'sms', kind, target: to, parameters: params },
    ...{ endsAt: endsAt ?? null, messageKey: randomUUID(), dueAt: time, createdAt: time },
  });
};
