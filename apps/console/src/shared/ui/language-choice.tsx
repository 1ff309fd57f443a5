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
}

/** The languages of the interface as a row of buttons, each with its mark. */
export const LanguageChoice = ({ chosen, markOf, onChoose, among = languages }: Props) => (
  <fieldset className="tongues" aria-label={strings.common.languages}>
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
          {mark ? <span className="tag tag--attention">{mark}</span> : null}
        </button>
      );
    })}
  </fieldset>
);
