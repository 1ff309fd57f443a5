import { describe, expect, it } from 'vitest';
import { type DetailKey, detail, inEnglish } from '../src/details';
import { PAGE_LANGUAGES } from '../src/languages';
import { english } from '../src/languages/details/en';
import type { Result } from '../src/words';

type Text = string | { readonly one: string; readonly other: string };

/** With which lines each result begins. */
const FIRST_LINES: { readonly [Key in Result]: readonly DetailKey[] } = {
  verified: ['verifiedByList', 'verifiedByLists'],
  not_verified: ['notVerified'],
  not_signed: ['notSigned'],
  consistent: ['consistent', 'consistentWithKey'],
  not_connected: ['notConnected'],
  newer: ['newerThanStatement', 'newerThanList', 'newerThanLists'],
};

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : [text.one, text.other]);
const namesIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
const textsOf = (texts: Readonly<Record<string, Text>>): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => formsOf(text).map((form): [string, string] => [key, form]));

const LANGUAGES = Object.entries(PAGE_LANGUAGES);
const ENGLISH = Object.fromEntries(textsOf(english));

describe.each(LANGUAGES)('what a check says in %s', (tag, { details, outcomes }) => {
  it('is all that the command can say, and no more', () => {
    expect(Object.keys(details).sort()).toEqual(Object.keys(english).sort());
  });

  it('names what the English names, each once', () => {
    const wrong = textsOf(details).filter(([key, text]) => namesIn(text) !== namesIn(ENGLISH[key] ?? ''));
    const twice = textsOf(details).filter(([, text]) => /(\{\w+\}).*\1/.test(text));
    expect({ wrong, twice }).toEqual({ wrong: [], twice: [] });
  });

  it('begins with the headline of its outcome', () => {
    for (const [result, keys] of Object.entries(FIRST_LINES)) {
      const { headline } = outcomes[result as Result];
      for (const key of keys) {
        for (const text of formsOf(details[key])) expect(text.slice(0, headline.length)).toBe(headline);
      }
    }
  });

  it('says what each outcome means in a whole sentence', () => {
    // Thai ends no sentence with a mark.
    const ends = tag.startsWith('th') ? /[ก-๛]$/ : /[.。]$/;
    for (const { meaning } of Object.values(outcomes)) expect(meaning).toMatch(ends);
  });

  it('is calm and plain text', () => {
    const poor = /^$|[!！¡]|<\w|&\w+;|^\s|\s$|\t| {2}/;
    expect(textsOf(details).filter(([, text]) => poor.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGES.filter(([tag]) => tag !== 'en'))(
  'what a check translates into %s',
  (_tag, { details }) => {
    it('leaves nothing in English', () => {
      expect(textsOf(details).filter(([key, text]) => text === ENGLISH[key])).toEqual([]);
    });
  },
);

describe('a line that is said', () => {
  it('has each value as it is, whatever stands in it', () => {
    const line = detail('noticeForm', { text: '$& {text} {part}' });
    expect(inEnglish(line)).toBe('$& {text} {part}: not the number of an entry and 16 digits of its hash.');
  });

  it('says a value of its own in the same language, and counts one as one', () => {
    const subject = detail('andMore', { first: detail('subject.day', { day: '2026-01-02' }), count: 1 });
    expect(inEnglish(detail('strangeKey', { subject }))).toBe(
      'The signed day 2026-01-02 (and 1 more) is signed with a key that no list of yours knows.',
    );
    const said = [0, 1, 2].map((count) => inEnglish(detail('chainAlone', { count })).slice(0, 21));
    expect(said).toEqual(['0 newer entries are c', '1 newer entry is cove', '2 newer entries are c']);
  });
});
