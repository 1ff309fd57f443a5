import type { ResponseFor } from '../api/call-names';
import { readStored, writeStored } from '../lib/storage';
import { unread } from './unread';

type FullUserInfo = ResponseFor<'user.info'>;
type FullConfig = ResponseFor<'config.basic'>;

/** What the device keeps of a person: no e-mail, phone or money (domain §8). */
export type StoredUserInfo = Pick<
  FullUserInfo,
  'id' | 'username' | 'nickname' | 'entry' | 'customer_service_url' | 'recharge_customer_service_url'
>;

/** What the device keeps of the configuration (spec §3). */
export type StoredConfig = Pick<
  FullConfig,
  'client_language_map' | 'customer_service_url' | 'recharge_customer_service_url' | 'currency' | 'money_mode'
>;

const TOKEN = 'fb_token';
const USER_INFO = 'fb_userInfo';
const CONFIG = 'fb_basic_config';
const LANGUAGE = 'lang';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The keys of spec §3 on the device, in one place. */
export const session = {
  token: (): string | null => localStorage.getItem(TOKEN),
  keepToken: (token: string): void => {
    localStorage.setItem(TOKEN, token);
    tell();
  },
  userInfo: (): StoredUserInfo | undefined => readStored<StoredUserInfo>(USER_INFO),
  keepUserInfo: (info: FullUserInfo): void => {
    const kept: StoredUserInfo = {
      id: info.id,
      username: info.username,
      nickname: info.nickname,
      entry: info.entry,
      customer_service_url: info.customer_service_url,
      recharge_customer_service_url: info.recharge_customer_service_url,
    };
    writeStored(USER_INFO, kept);
    tell();
  },
  config: (): StoredConfig | undefined => readStored<StoredConfig>(CONFIG),
  keepConfig: (config: FullConfig): void => {
    const kept: StoredConfig = {
      client_language_map: config.client_language_map,
      customer_service_url: config.customer_service_url,
      recharge_customer_service_url: config.recharge_customer_service_url,
      currency: config.currency,
      money_mode: config.money_mode,
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
