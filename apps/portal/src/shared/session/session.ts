import type { ResponseOf } from '@fairlead/contract';
import type { info } from '@fairlead/contract/calls/account-details';
import type { basic } from '@fairlead/contract/calls/config';
import { readStored, writeStored } from '../lib/storage';
import { unread, unreadMessages } from './unread';

type FullUserInfo = ResponseOf<typeof info>;
type FullConfig = ResponseOf<typeof basic>;

const KEPT = [
  ...(['id', 'username', 'nickname', 'entry', 'state', 'closing_since'] as const),
  ...(['customer_service_url', 'recharge_customer_service_url'] as const),
] as const;

/** What the device keeps of a person: no e-mail, phone or money. */
export type StoredUserInfo = Pick<FullUserInfo, (typeof KEPT)[number]>;

/** What the device keeps of the configuration. */
export type StoredConfig = Pick<
  FullConfig,
  | 'client_language_map'
  | 'customer_service_url'
  | 'recharge_customer_service_url'
  | 'currency'
  | 'money_mode'
  | 'operator'
>;

const TOKEN = 'fb_token';
const USER_INFO = 'fb_userInfo';
const CONFIG = 'fb_basic_config';
const LANGUAGE = 'lang';
const TOLD = 'told';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The keys on the device, in one place (docs/domain/screens.md#what-the-device-keeps). */
export const session = {
  token: (): string | null => localStorage.getItem(TOKEN),
  keepToken: (token: string): void => {
    localStorage.setItem(TOKEN, token);
    sessionStorage.removeItem(TOLD);
    tell();
  },
  userInfo: (): StoredUserInfo | undefined => readStored<StoredUserInfo>(USER_INFO),
  keepUserInfo: (info: FullUserInfo): void => {
    writeStored(USER_INFO, Object.fromEntries(KEPT.map((name) => [name, info[name]])));
    tell();
  },
  /** What a refusal said of the account, until the person is read anew. */
  keepState: (state: StoredUserInfo['state']): void => {
    const known = session.userInfo();
    if (known === undefined || known.state === state) return;
    writeStored(USER_INFO, { ...known, state });
    tell();
  },
  /** Whether the person was told of this state in this tab since the sign-in; from now on they know. */
  wasTold: (state: StoredUserInfo['state'], reason?: string): boolean => {
    const what = `${state} ${reason ?? ''}`;
    const was = sessionStorage.getItem(TOLD) === what;
    sessionStorage.setItem(TOLD, what);
    return was;
  },
  config: (): StoredConfig | undefined => readStored<StoredConfig>(CONFIG),
  keepConfig: (config: FullConfig): void => {
    const kept: StoredConfig = {
      client_language_map: config.client_language_map,
      customer_service_url: config.customer_service_url,
      recharge_customer_service_url: config.recharge_customer_service_url,
      currency: config.currency,
      money_mode: config.money_mode,
      operator: config.operator,
    };
    writeStored(CONFIG, kept);
    tell();
  },
  language: (): string | null => localStorage.getItem(LANGUAGE),
  keepLanguage: (language: string): void => localStorage.setItem(LANGUAGE, language),
  /** Logout: token and person go, the language and the configuration stay. */
  clear: (): void => {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER_INFO);
    unread.set(0);
    unreadMessages.set(0);
    tell();
  },
  /** Tells of each change, those of other tabs too; returns the way to stop. */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
