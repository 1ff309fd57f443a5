import type { CallOf, ResponseOf } from '@fairlead/contract';
import { contactSheet, type StoredContact } from '@fairlead/db';
import { LANGUAGES, type Language } from '@fairlead/i18n';
import { CONTACT_AUDIENCES } from '@fairlead/vocabulary';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { audit } from '../../audit';
import { isTimeZone } from '../../statistics';
import { END_OF_DAY } from './opening-hours';
import { contactId, readSheet, type Sheet } from './sheet';

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

const shapeOf = ({ version, items }: Sheet): Shown => ({
  version,
  items: items.map((contact, index) => ({
    ...contact,
    id: contactId(index),
    label: contact.label as Shown['items'][number]['label'],
    weekly: [...contact.weekly],
  })),
});

const EVERY_LANGUAGE = Object.keys(LANGUAGES) as Language[];

/** All contacts, in every language. */
export const readContacts: StaffUseCase<'consoleContent.contacts'> = async ({ database, config }) =>
  done(shapeOf(await readSheet(database, config, EVERY_LANGUAGE)));

/** Writes all contacts anew; the sheet before stays on record. */
export const saveContacts: StaffUseCase<'consoleContent.saveContacts'> = async (
  { database, clock, config },
  { staffId },
  { version: before, items, reason },
) => {
  const faults: (readonly [string, string])[] = items.flatMap((contact, index) =>
    faultsOf(contact).map(([name, fault]) => [`items.${index}.${name}`, fault] as const),
  );
  if (!leavesSomebody(items)) faults.push(['items', 'required']);
  if (faults.length > 0) return refuse('invalid_fields', { fields: Object.fromEntries(faults) });
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SHEET_LOCK]);
    const newest = await readSheet(tx, config, []);
    if (newest.version !== before) return refuse('changed_meanwhile');
    const now = clock.now();
    const version = newest.version + 1;
    await tx.orm.insert(contactSheet).values({ version, items, reason, changedBy: staffId, changedAt: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleContent.saveContacts',
      subjectType: 'contacts',
      before: { version: newest.version },
      after: { version, contacts: items.map(({ url }) => url), reason },
      time: now,
    });
    return done(shapeOf({ version, items }));
  });
};
