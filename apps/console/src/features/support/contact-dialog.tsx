import type { RequestOf } from '@fairlead/contract';
import type { proposeContacts } from '@fairlead/contract/calls/content';
import { SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { inEveryLanguage } from '../../shared/lib/languages';
import {
  daysOf,
  isInOrder,
  WEEKDAYS,
  weekAtAGlance,
  weeklyOf,
  writtenWeek,
} from '../../shared/lib/opening-hours';
import { saidIn, saidOf, writtenSaid } from '../../shared/lib/said';
import { words as inWords, strings } from '../../shared/lib/strings';
import { ZONES } from '../../shared/lib/zone';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField, Stated } from '../../shared/ui/act-fields';
import { weekStrings } from '../../shared/ui/week-strings';
import { type Contact, contactStrings } from './contact-strings';

export type SavedContact = RequestOf<typeof proposeContacts>['items'][number];
type Field = 'topic' | 'audience' | 'type' | 'url' | 'time_zone' | 'reason' | 'weekly' | 'label';

const LABEL_MAX = 60;

/** Names the days whose hours cannot be. */
const weekFault = (week: string): string | undefined => {
  const wrong = WEEKDAYS.filter((_, place) => !isInOrder(daysOf(week)[place] ?? []));
  return wrong.length === 0 ? undefined : weekStrings.wrong(wrong.join(', '));
};

/** @param contact what stands there now; absent for a new one */
const fieldsOf = (contact: Contact | undefined): readonly ActField<Field>[] => [
  {
    ...{ name: 'audience', kind: 'choice', label: contactStrings.audience, initial: contact?.audience ?? '' },
    choices: (['signed_in', 'guest'] as const).map((value) => ({ value, label: contactStrings[value] })),
  },
  {
    ...{ name: 'topic', kind: 'choice', label: contactStrings.topic, initial: contact?.topic ?? '' },
    choices: SUPPORT_TOPICS.map((value) => ({ value, label: inWords(value) })),
  },
  {
    ...{ name: 'type', kind: 'choice', label: contactStrings.opens, initial: String(contact?.type ?? '') },
    choices: [
      { value: '1', label: contactStrings.inside },
      { value: '2', label: contactStrings.outside },
    ],
  },
  {
    ...{
      name: 'url',
      kind: 'line',
      label: contactStrings.url,
      hint: contactStrings.urlHint,
      maxLength: 2000,
    },
    initial: contact?.url ?? '',
  },
  {
    ...{ name: 'time_zone', kind: 'choice', label: contactStrings.zone, initial: contact?.time_zone ?? '' },
    // What is there already stays, also where this browser names that zone otherwise.
    choices: [...new Set([...ZONES, ...(contact ? [contact.time_zone] : [])])].map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
    })),
  },
  {
    ...{ name: 'weekly', kind: 'week', label: contactStrings.hours, optional: true },
    initial: writtenWeek(contact?.weekly ?? []),
    check: weekFault,
  },
  {
    ...{ name: 'label', kind: 'languages', isLine: true, needsEach: true },
    ...{ label: contactStrings.label, maxLength: LABEL_MAX },
    initial: writtenSaid(contact?.label ?? {}),
    previewOf: (language, { label = '', weekly = '', time_zone: zone = '' }) => ({
      title: saidIn(label, language),
      text: `${weekAtAGlance(weeklyOf(weekly)) || contactStrings.closed} ${zone}`,
    }),
  },
  { name: 'reason', kind: 'line', label: strings.common.reason, hint: contactStrings.reason },
];

const labelsOf = (written: string): SavedContact['label'] => {
  const said = saidOf(written);
  return inEveryLanguage((language) => (said[language] ?? '').trim());
};

const contactOf = (stated: Stated<Field>): SavedContact => ({
  topic: stated.topic as SavedContact['topic'],
  audience: stated.audience as SavedContact['audience'],
  type: Number(stated.type),
  label: labelsOf(stated.label),
  url: stated.url.trim(),
  weekly: weeklyOf(stated.weekly),
  time_zone: stated.time_zone,
});

interface Props {
  /** Absent for a new one. */
  contact?: Contact;
  /** Names the draft. */
  name: string;
  onClose: () => void;
  onSave: (contact: SavedContact, reason: string) => Promise<unknown>;
}

/** Writes one contact: where it leads, its hours, its name in every language. */
export const ContactDialog = ({ contact, name, onClose, onSave }: Props) => (
  <ActDialog
    title={contact ? contactStrings.edit : contactStrings.add}
    note={contactStrings.editNote}
    name={name}
    fields={fieldsOf(contact)}
    submit={contact ? contactStrings.edit : contactStrings.add}
    onClose={onClose}
    run={(stated) => onSave(contactOf(stated), stated.reason)}
  />
);
