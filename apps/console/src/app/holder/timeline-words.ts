import type { ResponseOf } from '@fairlead/contract';
import type { timeline } from '@fairlead/contract/calls/case';
import { actPhrase, looked } from '../../features/audit';
import { deviceWords } from '../../shared/lib/device';
import { words } from '../../shared/lib/strings';
import { viewStrings } from './case-strings';

export type TimelineEvent = ResponseOf<typeof timeline>['items'][number];

const texts = viewStrings.timeline;

const payoutWords = (about: string): string => {
  const [now = '', before = ''] = about.split(' ').reverse();
  return texts.payout(now, before);
};

const noteWords = ({ what, about }: TimelineEvent): string => {
  if (what === 'note') return `“${about}”`;
  return what === 'tag_set' ? texts.tagSet(words(about)) : texts.tagRemoved(words(about));
};

/** A proposal's event as `approved.topup` reads "Approved: topup". */
const decisionWords = ({ what, about }: TimelineEvent): string => {
  const [stage = '', kind = ''] = what.split('.');
  return [`${words(stage)}: ${words(kind).toLowerCase()}`, about].filter((part) => part !== '').join(' · ');
};

/** An act by its sentence on the record, which begins with who did it: that stands before it here. */
const actedWords = ({ what, about }: TimelineEvent): string => {
  const phrase = actPhrase(what);
  const begun = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return [begun, about].filter((part) => part !== '').join(' · ');
};

const WORDS: Readonly<Record<string, (event: TimelineEvent) => string>> = {
  entry: ({ what, about }) =>
    [texts.entries[what] ?? words(what), about].filter((part) => part !== '').join(' · '),
  topup: ({ about }) => texts.topup(about === '' ? '' : words(about).toLowerCase()),
  destination: ({ about }) => payoutWords(about),
  plan: ({ what, about }) => `${texts.plan(about)}: ${words(what).toLowerCase()}`,
  proposal: decisionWords,
  message: ({ about }) => texts.wrote(words(about).toLowerCase()),
  sign_in: ({ about }) => texts.signedIn(about === '' ? '' : deviceWords(about)),
  notice: ({ about }) => texts.notified(about),
  note: noteWords,
  act: actedWords,
  reading: ({ what }) => texts.shown(looked(what)),
};

/** What an event of the time line says. */
export const eventWords = (event: TimelineEvent): string => {
  const [source = ''] = event.id.split('.');
  return WORDS[source]?.(event) ?? words(event.what);
};

/** Who did it, in words; null where the event says so itself. */
export const actorWords = ({ actor, kind }: TimelineEvent): string | null => {
  if (actor === null || kind === 'sign_in' || kind === 'notice') return null;
  return texts.actors[actor] ?? actor;
};

/** Where an event is looked at; null where this page is all there is. */
export const eventPath = ({ link }: TimelineEvent, holderId: string): string | null => {
  if (link === null) return null;
  const { kind, id } = link;
  if (kind === 'order') return `/plans/${id}`;
  if (kind === 'proposal') return `/proposals/${id}`;
  if (kind === 'conversation') return `/support/${id}?state=`;
  if (kind === 'withdrawal') return `/withdrawals?id=${id}`;
  if (kind === 'hold') return `/holds?holder=${holderId}`;
  if (kind === 'acceptance') return `/acceptances/${id}`;
  return kind === 'topup' || kind === 'top_up' ? `/topups?id=${id}` : null;
};
