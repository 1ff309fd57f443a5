import type { Language } from '@fairlead/contract';
import { languageName, languages, ownName, tagOf } from '../lib/languages';
import { strings } from '../lib/strings';
import './language-choice.css';

/**
 * What a person should know of a language before choosing it, in a word or two. A word alone is something still to do;
 * `wrong` stands in the way, `quiet` may stay as it is.
 */
export type Mark = string | { readonly said: string; readonly look: 'wrong' | 'quiet' };

/** Nothing is written in it, and nothing has to be. */
export const READS_ENGLISH: Mark = { said: strings.common.readsEnglish, look: 'quiet' };

const lookOf = (mark: Mark | null) => (mark === null || typeof mark === 'string' ? null : mark.look);
const wordsOf = (mark: Mark): string => (typeof mark === 'string' ? mark : mark.said);

interface Props {
  chosen: Language;
  markOf: (language: Language) => Mark | null;
  onChoose: (language: Language) => void;
  among?: readonly Language[];
  /** A mark says that something is missing: how many languages have none is said above them. */
  counted?: boolean;
}

/** How many languages are written, with a stroke for each. */
const Meter = ({ among, markOf }: Pick<Required<Props>, 'among' | 'markOf'>) => {
  const isReady = (language: Language): boolean => markOf(language) === null;
  return (
    <p className="tongues__meter small soft">
      {strings.common.written(among.filter(isReady).length, among.length)}
      <span className="tongues__strokes" aria-hidden="true">
        {among.map((language) => (
          <span key={language} className={isReady(language) ? 'tongues__stroke--ready' : undefined} />
        ))}
      </span>
    </p>
  );
};

interface MarkProps {
  mark: Mark;
  counted: boolean;
}

/** What is wrong says so. Where the count above says how many are left, eleven tags would be louder than the words. */
const MarkOfLanguage = ({ mark, counted }: MarkProps) => {
  const words = wordsOf(mark);
  const look = lookOf(mark);
  if (look === 'wrong') return <span className="tag tag--bad">{words}</span>;
  if (look === 'quiet') return <span className="hidden-text">{words}</span>;
  return counted ? (
    <span className="dot dot--busy" title={words}>
      <span className="hidden-text">{words}</span>
    </span>
  ) : (
    <span className="tag tag--attention">{words}</span>
  );
};

/** What staff call it, before what its readers do: heard by who does not see the title. */
const LanguageName = ({ language }: { language: Language }) => {
  const [name, own] = [languageName(language), ownName(language)];
  return name === own ? (
    own
  ) : (
    <>
      <span className="hidden-text">{name}</span>{' '}
      <span lang={tagOf(language)} title={name}>
        {own}
      </span>
    </>
  );
};

/** The languages of the interface as a row of buttons by their own names, each with its mark. */
export const LanguageChoice = ({ chosen, markOf, onChoose, among = languages, counted = false }: Props) => (
  <fieldset className="tongues" aria-label={strings.common.languages}>
    {counted ? <Meter among={among} markOf={markOf} /> : null}
    {among.map((language) => {
      const mark = markOf(language);
      return (
        <button
          key={language}
          type="button"
          className={`tongue ${lookOf(mark) === 'quiet' ? 'tongue--quiet' : ''}`}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          <LanguageName language={language} />
          {mark ? <MarkOfLanguage mark={mark} counted={counted} /> : null}
        </button>
      );
    })}
  </fieldset>
);
