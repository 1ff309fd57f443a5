import type { ResponseOf } from '@fairlead/contract';
import type { contacts } from '@fairlead/contract/calls/content';

export type Contact = ResponseOf<typeof contacts>['items'][number];

/** What the page of contacts says. */
export const contactStrings = {
  title: 'Contacts',
  note: 'The first desk of a kind is named first. The four that the product comes with stay: add others beside them.',
  version: (number: number) => (number === 0 ? 'Built-in list.' : `Version ${number} of the list.`),
  audience: 'For',
  signed_in: 'People signed in',
  guest: 'Guests, blocked people',
  topic: 'Desk',
  opens: 'Opens',
  inside: 'Inside the app',
  outside: 'In a new tab',
  label: 'Name',
  url: 'Address',
  urlHint:
    'Inside the app: /support/chat?topic=general, or recharge. In a new tab: another https address as well, or a page of the app, such as /#/rules.',
  hours: 'Opening hours',
  zone: 'Time zone of the hours',
  closed: 'closed',
  add: 'Add a contact',
  edit: 'Change',
  remove: 'Remove',
  removeNote: (label: string) =>
    `${label} is no longer offered once another person agrees. The old list stays on record.`,
  editNote:
    'Another person must agree. An outside address that no contact leads to now, letter for letter, is shown to people 72 hours after that.',
  nextFrom: (time: string) => `Agreed: people see a new list from ${time}.`,
  reason: 'For the record.',
} as const;
