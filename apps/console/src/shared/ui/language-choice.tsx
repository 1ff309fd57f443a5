import type { Language } from '@fairlead/contract';
import { languageName, languages } from '../lib/languages';
import { strings } from '../lib/strings';
import './language-choice.css';

interface Props {
  chosen: Language;
  /** What a person should know of a language before choosing it, in a word or two. */
  markOf: (language: Language) => string | null;
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

/** A point where the count above says how many have it: eleven tags would be louder than the words. */
const LanguageMark = ({ mark, isQuiet }: { mark: string; isQuiet: boolean }) =>
  isQuiet ? (
    <span className="dot dot--busy" title={mark}>
      <span className="hidden-text">{mark}</span>
    </span>
  ) : (
    <span className="tag tag--attention">{mark}</span>
  );

/** The languages of the interface as a row of buttons, each with its mark. */
export const LanguageChoice = ({ chosen, markOf, onChoose, among = languages, counted = false }: Props) => (
  <fieldset className="tongues" aria-label={strings.common.languages}>
    {counted ? <Meter among={among} markOf={markOf} /> : null}
    {among.map((language) => {
      const mark = markOf(language);
      return (
        <button
          key={language}
          type="button"
          className="tongue"
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {languageName(language)}
          {mark ? <LanguageMark mark={mark} isQuiet={counted} /> : null}
        </button>
      );
    })}
  </fieldset>
);
