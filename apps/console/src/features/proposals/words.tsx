import type { Language, ProposalDetail } from '@fairlead/contract';
import { useState } from 'react';
import { languages, tagOf } from '../../shared/lib/languages';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { changedTextStrings } from './strings';

type Stated = ProposalDetail['payload'];

const named = (stated: Stated, name: string): string | undefined =>
  stated.find((one) => one.name === name)?.value;

const isWord = ({ name }: Stated[number]): boolean =>
  languages.some((language) => name === `title_${language}` || name === `text_${language}`);

/** What was stated besides words by language. */
export const withoutWords = (stated: Stated): Stated => stated.filter((one) => !isWord(one));

/** The words that a proposal states by language, one language at a time; nothing where it states none. */
export const StatedWords = ({ stated }: { stated: Stated }) => {
  const among = languages.filter((language) => named(stated, `text_${language}`) !== undefined);
  const [wanted, setWanted] = useState<Language>('en');
  const chosen = among.includes(wanted) ? wanted : among[0];
  if (chosen === undefined) return null;
  return (
    <div className="panel">
      <h3>{changedTextStrings.title}</h3>
      <LanguageChoice chosen={chosen} among={among} markOf={() => null} onChoose={setWanted} />
      <div className="stack" lang={tagOf(chosen)}>
        <p className="said">
          <strong>{named(stated, `title_${chosen}`)}</strong>
        </p>
        <p className="said">{named(stated, `text_${chosen}`)}</p>
      </div>
    </div>
  );
};
