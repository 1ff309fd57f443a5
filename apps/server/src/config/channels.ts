import { z } from 'zod';
import { neededBy } from './needed';

/** The server that takes e-mails, and who they are from. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** From the first byte on; else by STARTTLS. */
  readonly secure: boolean;
  /** A password goes over no open line, but for this machine's own. */
  readonly requireTls: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** `Name <address>`, or an address. */
  readonly from: string;
}

/** Where text messages are handed in. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

/** The keys by which push services know this installation (VAPID), base64url. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** How a push service reaches the operator: a `mailto:` or `https:` address. */
  readonly subject: string;
}

export interface ChannelConfig {
  readonly mail: MailSettings | undefined;
  readonly sms: SmsSettings | undefined;
  readonly push: PushSettings | undefined;
  /** Hosts that are not public and that webhooks may reach in live mode. */
  readonly webhookHostsInside: readonly string[];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Says nothing of what was given: there is a password in it. */
const smtpUrl = z.string().transform((text, context): Omit<MailSettings, 'from'> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    context.addIssue({
      code: 'custom',
      message: 'not an address such as smtp://user:password@mail.example.org:587',
    });
    return z.NEVER;
  }
  const secure = url.protocol === 'smtps:';
  const login =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && login !== undefined && !LOOPBACK.test(url.hostname),
    login,
  };
});

const ADDRESS = /^(?:[^<>\r\n]+ <([^<>\s]+)>|([^<>\s]+))$/;
const mailFrom = z
  .string()
  .refine(
    (text) => z.email().safeParse(ADDRESS.exec(text)?.slice(1).find(Boolean)).success,
    'an e-mail address, or a name and <address>',
  );

const key = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `${bytes} bytes in base64url`,
    );

/** What the program is told of the ways out of the app. */
export const channelVariables = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(8, 'at least 8 characters').optional(),
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'a mailto: or https: address')
    .optional(),
  WEBHOOK_HOSTS_INSIDE: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/.test(host)), 'names of hosts')
    .optional(),
};
const channelSchema = z.object(channelVariables);
type Settings = z.output<typeof channelSchema>;
type Addressed = Settings & { readonly PUBLIC_URL?: string | undefined };

/** How a push service reaches the operator: where nothing else is said, at the installation's own address. */
const pushSubject = ({ VAPID_SUBJECT: subject, PUBLIC_URL: publicUrl }: Addressed): string | undefined =>
  subject ?? (publicUrl?.startsWith('https:') ? publicUrl : undefined);

export const channelConfig = (settings: Addressed): ChannelConfig => {
  const { SMTP_URL: smtp, MAIL_FROM: from, SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = settings;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const subject = pushSubject(settings);
  return {
    mail: smtp === undefined || from === undefined ? undefined : { ...smtp, from },
    sms: url === undefined || token === undefined ? undefined : { url, token },
    push:
      publicKey === undefined || privateKey === undefined || subject === undefined
        ? undefined
        : { publicKey, privateKey, subject },
    webhookHostsInside: settings.WEBHOOK_HOSTS_INSIDE ?? [],
  };
};

const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;

/** What is needed together, and what live mode needs of it besides. */
export const channelFaults = (settings: Addressed & { readonly MONEY_MODE: string }): string[] => {
  const faults = TOGETHER.flatMap((names) => {
    const absent = names.filter((name) => settings[name] === undefined);
    if (absent.length === 0 || absent.length === names.length) return [];
    const given = names.filter((name) => settings[name] !== undefined);
    return absent.map((name) => `${name}: ${neededBy(given)}`);
  });
  if (settings.VAPID_PUBLIC_KEY !== undefined && pushSubject(settings) === undefined) {
    faults.push('VAPID_SUBJECT: VAPID_PUBLIC_KEY needs it where PUBLIC_URL is no https address');
  }
  if (settings.VAPID_SUBJECT !== undefined && settings.VAPID_PUBLIC_KEY === undefined) {
    faults.push('VAPID_PUBLIC_KEY: VAPID_SUBJECT needs it');
  }
  if (settings.SMTP_URL !== undefined && settings.PUBLIC_URL === undefined) {
    faults.push('PUBLIC_URL: SMTP_URL needs it, for the links in e-mails');
  }
  if (settings.MONEY_MODE === 'live' && settings.SMS_GATEWAY_URL?.startsWith('http:')) {
    faults.push('SMS_GATEWAY_URL: live mode needs https');
  }
  return faults;
};
