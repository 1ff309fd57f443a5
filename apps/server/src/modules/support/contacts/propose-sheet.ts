import type { CallOf, ResponseOf } from '@fairlead/contract';
import { contactSheet, type StoredContact } from '@fairlead/db';
import { LANGUAGES, type Language } from '@fairlead/i18n';
import { CONTACT_AUDIENCES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { countHolders } from '../../account';
import { defineKind, type ProposalDraft } from '../../proposals';
import { isTimeZone } from '../../statistics';
import { END_OF_DAY } from './opening-hours';
import { contactId, readNewest, readSheet } from './sheet';

type Shown = ResponseOf<CallOf<'consoleContent.contacts'>>;

/** Serialises those who save: the number of the one advisory lock that guards the newest sheet. */
const SHEET_LOCK = 7_201_003;

const OWN_PATH = /^\/(?!\/)[^\\\s]*$/;
const OUTSIDE = /^https:\/\/[^\s/\\@]+(\/[^\\\s]*)?$/;
const QUARTER = /:(00|15|30|45)$/;

const isQuarter = (time: string): boolean => QUARTER.test(time) || time === END_OF_DAY;

/**
 * What is wrong with one contact. Inside the app only pages of this origin are opened
 * (docs/domain/support.md#framed-contacts).
 */
const faultsOf = (contact: StoredContact): readonly (readonly [string, string])[] => {
  const urls = contact.type === 1 ? [OWN_PATH] : [OWN_PATH, OUTSIDE];
  const blank = Object.entries(contact.label).filter(([, label]) => label.trim() === '');
  return [
    ...(urls.some((form) => form.test(contact.url)) ? [] : [['url', 'invalid_format'] as const]),
    ...(isTimeZone(contact.time_zone) ? [] : [['time_zone', 'invalid_format'] as const]),
    ...(contact.weekly.every(({ from, to }) => from < to && isQuarter(from) && isQuarter(to))
      ? []
      : [['weekly', 'invalid_format'] as const]),
    ...blank.map(([language]) => [`label.${language}`, 'required'] as const),
  ];
};

/**
 * Nobody is left without a person to ask: not the signed-in, and not who is locked out
 * (docs/promises.md#out-any-time).
 */
const leavesSomebody = (items: readonly StoredContact[]): boolean =>
  CONTACT_AUDIENCES.every((audience) =>
    items.some((contact) => contact.audience === audience && contact.topic === 'general'),
  );

const EVERY_LANGUAGE = Object.keys(LANGUAGES) as Language[];
/** A host that nobody was led to before waits so long: time for somebody to ask who is behind it. */
const NEW_HOST_WAITS_MS = 72 * 3_600_000;

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

/** No money moves: the amount is 0. Each contact stands in a line, so that who agrees reads where people are led. */
const payload = z.looseObject({
  amountMinor: z.literal(0),
  version: z.number(),
  sheet: z.array(z.custom<StoredContact>()),
});

const hostOf = ({ url }: StoredContact): string | null => (OUTSIDE.test(url) ? new URL(url).host : null);

/** When a sheet counts: at once, or after a wait where it leads to a host that none led to before. */
const countsFrom = (items: readonly StoredContact[], before: readonly StoredContact[], now: Date): Date => {
  const known = new Set(before.map(hostOf));
  const isNew = items.some((contact) => !known.has(hostOf(contact)) && hostOf(contact) !== null);
  return isNew ? new Date(now.getTime() + NEW_HOST_WAITS_MS) : now;
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
    faultsOf(contact).map(([name, fault]) => [`items.${index}.${name}`, fault] as const),
  );
  if (!leavesSomebody(items)) faults.push(['items', 'required']);
  if (faults.length > 0) return refuse('invalid_fields', { fields: Object.fromEntries(faults) });
  const newest = await readNewest(tx);
  if ((newest?.version ?? 0) !== before) return refuse('changed_meanwhile');
  const { items: counting } = await readSheet(tx, config, now, []);
  const known = new Set(counting.map(({ url }) => url));
  const lines = items.map((contact, index) => [
    `contact_${index + 1}`,
    `${contact.label['en']} · ${contact.audience} · ${contact.topic} · ${contact.url}${known.has(contact.url) ? '' : ' · new'}`,
  ]);
  const waits = countsFrom(items, counting, now) > now ? { waits_hours: 72 } : {};
  return done({
    kind: 'contacts',
    subjectType: 'contacts',
    subjectId: before + 1,
    payload: {
      ...{ amountMinor: 0, title: 'Contacts', version: before, reason, sheet: items },
      ...Object.fromEntries(lines),
      ...waits,
    },
  });
};
