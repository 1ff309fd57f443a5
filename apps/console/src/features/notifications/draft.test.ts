import { LANGUAGE_CODES } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_NOTIFICATION,
  type NotificationDraft,
  notificationProblems,
  unwritten,
  writtenOf,
  writtenToOne,
} from './draft';

const draft = {
  ...EMPTY_NOTIFICATION,
  ...{ recipient: 'everyone', category: 'activity' },
  ...Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => [
      [`title_${code}`, ` Rules ${code} `],
      [`content_${code}`, `Text ${code}`],
    ]),
  ),
} as NotificationDraft;
const refused = (change: Partial<NotificationDraft>) =>
  Object.keys(notificationProblems({ ...draft, ...change }));

describe('a notification before it is sent', () => {
  it('is complete with a recipient, a category and the words in every language', () => {
    expect(notificationProblems(draft)).toEqual({});
    expect(refused(EMPTY_NOTIFICATION)).toEqual(['recipient', 'category']);
    expect(unwritten({ ...draft, title_th: ' ', content_de: '' })).toEqual(['de', 'th']);
  });

  it('is not written in a language where the English stands', () => {
    expect(unwritten({ ...draft, content_de: draft.content_en, title_th: draft.title_en })).toEqual(['de']);
  });

  it('to one holder needs to say to whom; to everyone it asks for nobody', () => {
    expect(refused({ recipient: 'one', holder: ' ' })).toEqual(['holder']);
    expect(refused({ recipient: 'one', holder: 'robin', lang: 'de' })).toEqual([]);
    expect(refused({ recipient: 'one', holder: 'nobody', lang: '' })).toEqual(['holder']);
    expect(refused({ recipient: 'everyone', holder: '' })).toEqual([]);
  });

  it.each(['//evil.example', '/unknown', '/plan/detail?id=<id>'])('does not lead to %s', (link) => {
    expect(refused({ link })).toEqual(['link']);
  });

  it('is sent without the blanks around it, and without what was left empty', () => {
    const written = writtenOf({ ...draft, link: ' /plan/detail?id=17 ' });
    expect(written.title.de).toBe('Rules de');
    expect(written).toMatchObject({ link: '/plan/detail?id=17', send_at: undefined });
    expect(writtenOf(draft).link).toBeUndefined();
  });

  it('to one holder is written in the language that they read, and in no other', () => {
    const own = { ...draft, ...{ recipient: 'one', holder: ' robin ', lang: 'th', title_en: '' } };
    expect(notificationProblems(own)).toEqual({});
    expect(unwritten({ ...own, title_th: '' })).toEqual(['th']);
    expect(writtenToOne(own)).toMatchObject({ holder: 'robin', lang: 'th', title: 'Rules th' });
  });
});
