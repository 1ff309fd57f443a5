import { LANGUAGE_CODES, type Language, type ProposalDetail } from '@fairlead/contract';
import { useState } from 'react';
import { languages, tagOf } from '../../shared/lib/languages';
import { words } from '../../shared/lib/strings';
import { Difference } from '../../shared/ui/difference';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { PreviewFrame, TextPreview } from '../../shared/ui/text-preview';
import { changedTextStrings } from './strings';

type Stated = ProposalDetail['payload'];

/** What is stated by language: of a text, a campaign, the contacts, and of a product in other languages than English. */
const PARTS = [
  ...(['title', 'text', 'name', 'rule_text', 'contact_names'] as const),
  ...(['put_content', 'put_rule', 'user_targeting', 'game_description'] as const),
] as const;
type Part = (typeof PARTS)[number];

const WORDS: ReadonlySet<string> = new Set(
  LANGUAGE_CODES.flatMap((language) =>
    PARTS.flatMap((part) => [`${part}_${language}`, `former_${part}_${language}`]),
  ),
);

/** Whether it is a part of what is said in one language. */
export const isWord = (name: string): boolean => WORDS.has(name);

interface SaidProps {
  language: Language;
  part: Part;
  said: (name: string) => string;
}

/** One part in one language, with what it says until now struck through. */
const Said = ({ language, part, said }: SaidProps) => (
  <Difference
    before={said(`former_${part}_${language}`)}
    after={said(`${part}_${language}`)}
    tag={tagOf(language)}
  />
);

/** What a text changes, unless nobody read it before, and how people will read it. */
const TextWords = ({ language, said }: Omit<SaidProps, 'part'>) => (
  <>
    {said(`former_text_${language}`) === '' ? null : (
      <div className="stack">
        <Said language={language} part="title" said={said} />
        <Said language={language} part="text" said={said} />
      </div>
    )}
    <TextPreview language={language} title={said(`title_${language}`)} text={said(`text_${language}`)} />
  </>
);

const PlainWords = ({ language, said }: Omit<SaidProps, 'part'>) => (
  <div className="stack">
    {PARTS.slice(2)
      .filter((part) => said(`${part}_${language}`) !== '' || said(`former_${part}_${language}`) !== '')
      .map((part) => (
        <div key={part}>
          <p className="small soft">{words(part)}</p>
          <Said language={language} part={part} said={said} />
        </div>
      ))}
    <PreviewFrame language={language} title={said(`name_${language}`) || said('name') || said('title')}>
      {PARTS.slice(2)
        .filter((part) => part !== 'name' && said(`${part}_${language}`) !== '')
        .map((part) => (
          <p key={part} className="said">
            {said(`${part}_${language}`)}
          </p>
        ))}
    </PreviewFrame>
  </div>
);

/** The words that a proposal states by language, one language at a time; nothing where it states none. */
export const StatedWords = ({ stated }: { stated: Stated }) => {
  const values = new Map(stated.map(({ name, value }) => [name, value]));
  const among = languages.filter((language) =>
    PARTS.some((part) => values.has(`${part}_${language}`) || values.has(`former_${part}_${language}`)),
  );
  const [wanted, setWanted] = useState<Language>('en');
  const chosen = among.includes(wanted) ? wanted : among[0];
  if (chosen === undefined) return null;
  const said = (name: string): string => values.get(name) ?? '';
  const changes = (language: Language): boolean =>
    PARTS.some(
      (part) =>
        (values.get(`former_${part}_${language}`) ?? said(`${part}_${language}`)) !==
        said(`${part}_${language}`),
    );
  const Words = values.has(`text_${chosen}`) ? TextWords : PlainWords;
  return (
    <div className="panel">
      <h3>{changedTextStrings.title}</h3>
      <LanguageChoice
        chosen={chosen}
        among={among}
        markOf={(one) => (changes(one) ? changedTextStrings.changed : null)}
        onChoose={setWanted}
      />
      <Words language={chosen} said={said} />
    </div>
  );
};
