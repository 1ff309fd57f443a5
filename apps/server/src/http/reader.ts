import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@fairlead/i18n';
import { memoize } from '../memoize';

/** Tags that devices send for our languages; the portal may send our own code too. */
const languageOf = (tag: string): Language | undefined => {
  const wanted = tag.trim().toLowerCase();
  if (isLanguage(wanted)) return wanted;
  if (/^zh-(hant|tw|hk|mo)/.test(wanted)) return 'cht';
  const base = wanted.split('-')[0];
  const known = Object.entries(LANGUAGES).find(([, { tag: ours }]) => ours.split('-')[0] === base);
  return base === 'zh' ? 'zh' : (known?.[0] as Language | undefined);
};

const parseLanguages = memoize((header: string): Language => {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  wishes.sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = languageOf(tag);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
});

/** `Asia/Kolkata GMT+05:30` → `Asia/Kolkata`; UTC for what is no zone by name: hours, no statement may bear (docs/verify.md). */
const parseTimeZone = memoize((header: string): string => {
  const name = header.slice(0, 100).split(' ')[0] ?? '';
  if (!/^[A-Za-z]/.test(name)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
});

/** The reader's language: `Accept-Language` matched to ours, else English. */
export const languageFrom = (headers: IncomingHttpHeaders): Language => {
  const header = headers['accept-language'];
  return header === undefined ? DEFAULT_LANGUAGE : parseLanguages(header);
};

/** The reader's zone by `X-TZ`, else UTC. */
export const timeZoneFrom = (headers: IncomingHttpHeaders): string => {
  const header = headers['x-tz'];
  return typeof header === 'string' ? parseTimeZone(header) : 'UTC';
};

/** IPv4 as it is; of IPv6 the first 64 bits, since one person has all addresses behind them. */
export const networkOf = memoize((address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const gap = address.includes('::') ? 8 - front.length - back.length : 0;
  return [...front, ...Array<string>(Math.max(gap, 0)).fill('0'), ...back].slice(0, 4).join(':');
});
