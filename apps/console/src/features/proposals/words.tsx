import type { Language } from '@fairlead/contract';
import { useEffect, useRef } from 'react';
import { languageName, languages, tagOf } from '../../shared/lib/languages';
import { words } from '../../shared/lib/strings';
import { Difference } from '../../shared/ui/difference';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { PreviewFrame, TextPreview } from '../../shared/ui/text-preview';
import { differingNumbers } from './numbers';
import { PARTS, type Part, type ReadLanguages, type Spoken } from './spoken';
import { changedTextStrings } from './strings';

interface SaidProps {
  language: Language;
  spoken: Spoken;
}

/** One part in one language, with what it says until now struck through. */
const Said = ({ language, part, spoken: { said, former } }: SaidProps & { part: Part }) => (
  <Difference before={former(part, language) ?? ''} after={said(part, language)} tag={tagOf(language)} />
);

/** What a text changes, unless nobody read it before, and how people will read it. */
const TextWords = ({ language, spoken }: SaidProps) => (
  <>
    {spoken.former('text', language) === undefined ? null : (
      <div className="stack">
        <Said language={language} part="title" spoken={spoken} />
        <Said language={language} part="text" spoken={spoken} />
      </div>
    )}
    <TextPreview
      language={language}
      title={spoken.said('title', language)}
      text={spoken.said('text', language)}
    />
  </>
);

/** What of the English is read in a language, for want of words of its own. */
const fallsBack = ({ said, english }: Spoken, language: Language): Part[] =>
  PARTS.filter((part) => part !== 'title' && said(part, language) === '' && english(part) !== '');

const PlainWords = ({ language, spoken }: SaidProps) => {
  const { said, former, english } = spoken;
  const stated = PARTS.slice(2);
  const inEnglish = fallsBack(spoken, language);
  return (
    <div className="stack">
      {stated
        .filter((part) => said(part, language) !== '' || (former(part, language) ?? '') !== '')
        .map((part) => (
          <div key={part}>
            <p className="small soft">{words(part)}</p>
            <Said language={language} part={part} spoken={spoken} />
          </div>
        ))}
      <PreviewFrame language={language} title={said('name', language) || english('name') || english('title')}>
        {stated
          .filter((part) => part !== 'name' && (said(part, language) || english(part)) !== '')
          .map((part) => (
            <p key={part} className="said" lang={inEnglish.includes(part) ? 'en' : undefined}>
              {said(part, language) || english(part)}
            </p>
          ))}
      </PreviewFrame>
    </div>
  );
};

/** The English of what is said in another language: whoever cannot read that one knows what it should say. */
const EnglishBeside = ({ language, spoken: { said, english } }: SaidProps) => {
  const parts = PARTS.filter((part) => said(part, language) !== '' && english(part) !== '');
  return language === 'en' || parts.length === 0 ? null : (
    <section className="words__english stack" aria-label={changedTextStrings.english}>
      <p className="small soft">{changedTextStrings.english}</p>
      {parts.map((part) => (
        <p key={part} className="said" lang="en">
          {english(part)}
        </p>
      ))}
    </section>
  );
};

/** Which figures of a translation are not those of the English. */
const OtherNumbers = ({ language, spoken: { said, english } }: SaidProps) => {
  const differing = PARTS.flatMap((part) => {
    const { here, there } = differingNumbers(said(part, language), english(part));
    const isCompared = said(part, language) !== '' && english(part) !== '';
    return isCompared && here.length + there.length > 0 ? [{ part, here, there }] : [];
  });
  return language === 'en' || differing.length === 0 ? null : (
    <div className="notice notice--attention notice--lines">
      {differing.map(({ part, here, there }) => (
        <p key={part}>{changedTextStrings.otherNumbers(words(part), here, there)}</p>
      ))}
    </div>
  );
};

/** Which languages read the English, in whole or in part; nothing of a text, which states those alone that change. */
const ReadsEnglish = ({ spoken }: Pick<SaidProps, 'spoken'>) => {
  const lines = languages.flatMap((language) => {
    const parts = language === 'en' ? [] : fallsBack(spoken, language);
    if (parts.length === 0) return [];
    const isWhole = !spoken.among.includes(language);
    return isWhole
      ? [languageName(language)]
      : [`${languageName(language)} (${parts.map((part) => words(part).toLowerCase()).join(', ')})`];
  });
  return lines.length === 0 ? null : (
    <p className="small soft">{changedTextStrings.readsEnglish(lines.join(', '))}</p>
  );
};

/** The words that a proposal states by language, one language at a time; nothing where it states none. */
export const StatedWords = ({ read }: { read: ReadLanguages }) => {
  const { spoken, chosen, open, unread } = read;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    // By a key it may be out of sight, and nobody reads it there.
    if (shown.current !== chosen) panel.current?.scrollIntoView({ block: 'nearest' });
    shown.current = chosen;
  }, [chosen]);
  if (chosen === undefined) return null;
  const isText = spoken.among.some((language) => spoken.said('text', language) !== '');
  const Words = isText ? TextWords : PlainWords;
  const markOf = (language: Language): string | null => {
    if (unread.includes(language)) return changedTextStrings.unread;
    return spoken.changes(language) ? changedTextStrings.changed : null;
  };
  return (
    <div ref={panel} className="panel words__panel">
      <h3>{changedTextStrings.title}</h3>
      {isText ? null : <ReadsEnglish spoken={spoken} />}
      <LanguageChoice chosen={chosen} among={spoken.among} markOf={markOf} onChoose={open} />
      <OtherNumbers language={chosen} spoken={spoken} />
      <div className="words">
        <div className="stack">
          <Words language={chosen} spoken={spoken} />
        </div>
        <EnglishBeside language={chosen} spoken={spoken} />
      </div>
    </div>
  );
};
