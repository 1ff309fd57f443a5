import { LANGUAGE_CODES, type Language, type ProposalDetail } from '@fairlead/contract';
import { useState } from 'react';
import { languages } from '../../shared/lib/languages';

type Stated = ProposalDetail['payload'];

/** What is stated by language: of a text, a campaign, the contacts, and of a product in other languages than English. */
export const PARTS = [
  ...(['title', 'text', 'name', 'rule_text', 'contact_names'] as const),
  ...(['put_content', 'put_rule', 'user_targeting', 'game_description'] as const),
] as const;
export type Part = (typeof PARTS)[number];

const WORDS: ReadonlySet<string> = new Set(
  LANGUAGE_CODES.flatMap((language) =>
    PARTS.flatMap((part) => [`${part}_${language}`, `former_${part}_${language}`]),
  ),
);

/** Whether it is a part of what is said in one language. */
export const isWord = (name: string): boolean => WORDS.has(name);

/** The words that a proposal states, by part and language; empty where it states none. */
export const spokenOf = (stated: Stated) => {
  const values = new Map(stated.map(({ name, value }) => [name, value]));
  const said = (part: Part, language: Language): string => values.get(`${part}_${language}`) ?? '';
  const former = (part: Part, language: Language): string | undefined =>
    values.get(`former_${part}_${language}`);
  return {
    said,
    former,
    /** The English stands without its language where it is the thing's own, such as of a product. */
    english: (part: Part): string => said(part, 'en') || (values.get(part) ?? ''),
    /** Those in which something is said, or was. */
    among: languages.filter((language) =>
      PARTS.some((part) => said(part, language) !== '' || former(part, language) !== undefined),
    ),
    /** Whether it says something else than it did. */
    changes: (language: Language): boolean =>
      PARTS.some((part) => (former(part, language) ?? said(part, language)) !== said(part, language)),
    /** Whether nobody has agreed to these words before, as far as is stated. */
    isNew: (language: Language): boolean =>
      PARTS.some((part) => (former(part, language) ?? '') !== said(part, language)),
  };
};

export type Spoken = ReturnType<typeof spokenOf>;

/**
 * Which language of a proposal's words is on show, and which were: whoever approves opens each that is new, since a lie in one
 * that nobody opened reaches the people who read it.
 * @param isAsked whether this person decides; nobody else must read anything
 */
export const useReadLanguages = (stated: Stated, isAsked: boolean) => {
  const spoken = spokenOf(stated);
  const toRead = isAsked ? spoken.among.filter(spoken.isNew) : [];
  const first = toRead[0] ?? spoken.among[0];
  const [chosen, setChosen] = useState(first);
  const [opened, setOpened] = useState<ReadonlySet<Language>>(new Set(first === undefined ? [] : [first]));
  const unread = toRead.filter((language) => !opened.has(language));
  const open = (language: Language): void => {
    setChosen(language);
    setOpened(new Set([...opened, language]));
  };
  return { spoken, chosen, open, unread, asked: toRead.length };
};

export type ReadLanguages = ReturnType<typeof useReadLanguages>;
