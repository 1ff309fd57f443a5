import type { Language, ProposalDetail } from '@fairlead/contract';
import { useState } from 'react';
import { languages, tagOf } from '../../shared/lib/languages';
import { Difference } from '../../shared/ui/difference';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import { changedTextStrings } from './strings';

type Stated = ProposalDetail['payload'];

const statedAs = (stated: Stated, name: string): string | undefined =>
  stated.find((one) => one.name === name)?.value;

const WORDS: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    ['title', 'text', 'former_title', 'former_text'].map((part) => `${part}_${language}`),
  ),
);

/** Whether it is a title or a text of one language. */
export const isWord = (name: string): boolean => WORDS.has(name);

/**
 * The words that a proposal states by language, one language at a time: what changes, and how people will read it; nothing
 * where it states none.
 */
export const StatedWords = ({ stated }: { stated: Stated }) => {
  const among = languages.filter((language) => statedAs(stated, `text_${language}`) !== undefined);
  const [wanted, setWanted] = useState<Language>('en');
  const chosen = among.includes(wanted) ? wanted : among[0];
  if (chosen === undefined) return null;
  const said = (part: string): string => statedAs(stated, `${part}_${chosen}`) ?? '';
  const isNew = said('former_text') === '';
  return (
    <div className="panel">
      <h3>{changedTextStrings.title}</h3>
      <LanguageChoice chosen={chosen} among={among} markOf={() => null} onChoose={setWanted} />
      {isNew ? null : (
        <div className="stack">
          <Difference before={said('former_title')} after={said('title')} tag={tagOf(chosen)} />
          <Difference before={said('former_text')} after={said('text')} tag={tagOf(chosen)} />
        </div>
      )}
      <TextPreview language={chosen} title={said('title')} text={said('text')} />
    </div>
  );
};
