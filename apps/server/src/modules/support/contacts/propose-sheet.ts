import type { CallOf, ResponseOf } from '@fairlead/contract';
import { isOwnPage, SUPPORT_PAGES } from '@fairlead/contract/app-links';
import { contactSheet, type StoredContact } from '@fairlead/db';
import { LANGUAGES, type Language } from '@fairlead/i18n';
import { z } from 'zod';
import type { Config } from '../../../config';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { countHolders } from '../../account';
import { defineKind, type ProposalDraft } from '../../proposals';
import { isTimeZone } from '../../statistics';
import { END_OF_DAY, WEEKDAYS } from './opening-hours';
import { BUILT_IN, contactId, readNewest, readSheet } from './sheet';

type Shown = ResponseOf<CallOf<'consoleContent.contacts'>>;

/** Serialises those who save: the number of the one advisory lock that guards the newest sheet. */
const SHEET_LOCK = 7_201_003;

const OUTSIDE = /^https:\/\/[^\s/\\@]+(\/[^\\\s]*)?$/;
/** The name of a host in one spelling; a port or a dot behind it makes no other. */
const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null;
const QUARTER = /:(00|15|30|45)$/;

const isQuarter = (time: string): boolean => QUARTER.test(time) || time === END_OF_DAY;

/**
 * Whether a contact leads to a page that is there. Inside the app only support's own pages are opened
 * (docs/domain/support.md#framed-contacts). An address of this server counts as a path, however it is written: it
 * looks like the product's own, so that a page which does not exist would be believed.
 */
const leadsSomewhere = ({ type, url }: StoredContact, publicUrl: string | undefined): boolean => {
  if (type === 1) return SUPPORT_PAGES.includes(url);
  if (isOwnPage(url)) return true;
  return OUTSIDE.test(url) && (publicUrl === undefined || hostOf(url) !== hostOf(publicUrl));
};

/** What is wrong with one contact. */
const faultsOf = (contact: StoredContact, { publicUrl }: Config): readonly (readonly [string, string])[] => {
  const blank = Object.entries(contact.label).filter(([, label]) => label.trim() === '');
  return [
    ...(leadsSomewhere(contact, publicUrl) ? [] : [['url', 'invalid_format'] as const]),
    ...(isTimeZone(contact.time_zone) ? [] : [['time_zone', 'invalid_format'] as const]),
    ...(contact.weekly.every(({ from, to }) => from < to && isQuarter(from) && isQuarter(to))
      ? []
      : [['weekly', 'invalid_format'] as const]),
    ...blank.map(([language]) => [`label.${language}`, 'required'] as const),
  ];
};

/**
 * The product's own ways to a person stay, whatever is added: nobody is left without one, and nobody is led away from
 * where payment cards are made and every word is kept (docs/promises.md#out-any-time).
 */
const keepsOwn = (items: readonly StoredContact[]): boolean =>
  BUILT_IN.every((own) =>
    items.some((contact) =>
      (['topic', 'audience', 'type', 'url'] as const).every((name) => contact[name] === own[name]),
    ),
  );

const EVERY_LANGUAGE = Object.keys(LANGUAGES) as Language[];
/** A page outside that nobody was led to before waits so long: time for somebody to ask who is behind it. */
const NEW_PAGE_WAITS_MS = 72 * 3_600_000;

/** All contacts that count now, in every language, with the time from which others do. */
export const readContacts: StaffUseCase<'consoleContent.contacts'> = async ({ database, config, clock }) => {
  const now = clock.now();
  const { version, items } = await readSheet(database, config, now, EVERY_LANGUAGE);
  const newest = await readNewest(database);
  return done({
    version: newest?.version ?? version,
    next_from: newest !== null && newest.countsFrom > now ? newest.countsFrom.toISOString() : null,
    items: items.map((contact, index) => ({
      ...contact,
      id: contactId(index),
      label: contact.label as Shown['items'][number]['label'],
      weekly: [...contact.weekly],
    })),
  });
};

const placeLine = ({ label, audience, topic, url }: StoredContact, isNew: boolean): string =>
  `${label['en']} · ${audience} · ${topic} · ${url}${isNew ? ' · new' : ''}`;

const hoursLine = ({ weekly, time_zone: zone }: StoredContact): string => {
  const hours = weekly.map(({ weekday, from, to }) => `${WEEKDAYS[weekday - 1]} ${from}-${to}`);
  return `${hours.length === 0 ? 'closed' : hours.join(', ')} · ${zone}`;
};

const namesIn = (items: readonly StoredContact[], language: Language): string =>
  items.map(({ label }) => label[language] ?? '').join('\n');

/** What the contacts are called, language by language: all of them in order, beside what they were called. */
const namesOf = (items: readonly StoredContact[], before: readonly StoredContact[]): Record<string, string> =>
  Object.fromEntries(
    EVERY_LANGUAGE.flatMap((language) => [
      [`contact_names_${language}`, namesIn(items, language)],
      [`former_contact_names_${language}`, namesIn(before, language)],
    ]),
  );

/** What tells one contact from another, however its hours and names change. */
const IDENTITY = ['topic', 'audience', 'url'] as const;

/**
 * Each contact in words, so that who agrees reads where people are led and when somebody answers there; what changes stands
 * beside what it was, and what goes is named.
 */
const linesOf = (items: readonly StoredContact[], before: readonly StoredContact[]) => {
  const known = new Set(before.map(({ url }) => url));
  const left = [...before];
  const lines: Record<string, string> = {};
  for (const [index, contact] of items.entries()) {
    const name = `contact_${index + 1}`;
    const place = left.findIndex((one) => IDENTITY.every((part) => one[part] === contact[part]));
    const [former] = place < 0 ? [] : left.splice(place, 1);
    lines[name] = placeLine(contact, !known.has(contact.url));
    lines[`${name}_hours`] = hoursLine(contact);
    if (former !== undefined && hoursLine(former) !== hoursLine(contact))
      lines[`former_${name}_hours`] = hoursLine(former);
  }
  for (const [index, contact] of left.entries())
    lines[`former_contact_gone_${index + 1}`] = placeLine(contact, false);
  return lines;
};

/** No money moves: the amount is 0. */
const payload = z.looseObject({
  amountMinor: z.literal(0),
  version: z.number(),
  sheet: z.array(z.custom<StoredContact>()),
});

/**
 * When a sheet counts: at once, or after a wait where it leads to a page outside that none led to before. Compared is
 * the whole address: behind one host there can be anybody's page.
 */
const countsFrom = (items: readonly StoredContact[], before: readonly StoredContact[], now: Date): Date => {
  const known = new Set(before.map(({ url }) => url));
  const isNew = items.some(({ url }) => OUTSIDE.test(url) && !known.has(url));
  return isNew ? new Date(now.getTime() + NEW_PAGE_WAITS_MS) : now;
};

/** Contacts are what people turn to: a second person agrees to all of them together. */
export const contactsKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { version, sheet, reason }, now, config) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SHEET_LOCK]);
    const newest = await readNewest(tx);
    if ((newest?.version ?? 0) !== version) return refuse('wrong_state');
    const { items: before } = await readSheet(tx, config, now, []);
    await tx.orm.insert(contactSheet).values({
      ...{ version: version + 1, items: sheet, reason: String(reason) },
      ...{ changedBy: row.makerId, changedAt: now, countsFrom: countsFrom(sheet, before, now) },
    });
    return done([]);
  },
  facts: async (reader) => [{ name: 'counted_recipients', value: String(await countHolders(reader)) }],
});

/** Proposes all contacts anew; the sheet before stays on record. */
export const draftContacts: ProposalDraft<'consoleContent.proposeContacts'> = async (
  tx,
  { version: before, items, reason },
  { now, config },
) => {
  const faults: (readonly [string, string])[] = items.flatMap((contact, index) =>
    faultsOf(contact, config).map(([name, fault]) => [`items.${index}.${name}`, fault] as const),
  );
  if (!keepsOwn(items)) faults.push(['items', 'required']);
  if (faults.length > 0) return refuse('invalid_fields', { fields: Object.fromEntries(faults) });
  const newest = await readNewest(tx);
  if ((newest?.version ?? 0) !== before) return refuse('changed_meanwhile');
  const { items: counting } = await readSheet(tx, config, now, EVERY_LANGUAGE);
  const waits = countsFrom(items, counting, now) > now ? { waits_hours: 72 } : {};
  return done({
    kind: 'contacts',
    subjectType: 'contacts',
    subjectId: before + 1,
    payload: {
      ...{ amountMinor: 0, title: 'Contacts', version: before, reason, sheet: items },
      ...linesOf(items, counting),
      ...namesOf(items, counting),
      ...waits,
    },
  });
};
