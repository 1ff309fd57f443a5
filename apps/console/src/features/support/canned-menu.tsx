import { cannedAnswers } from '@fairlead/contract/calls/support-staff';
import { LANGUAGES } from '@fairlead/vocabulary';
import { type KeyboardEvent, useState } from 'react';
import { useAll } from '../../shared/api/read-all';
import type { RowOf } from '../../shared/api/use-call';
import { tagOf } from '../../shared/lib/languages';
import { type CannedValues, fillCanned, findCanned } from './canned-fill';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';

type Canned = RowOf<typeof cannedAnswers>;

const SHOWN_MAX = 6;
/** A slash that begins a line, and what is typed after it. */
const COMMAND = /(^|\n)\/([^\n]*)$/;

/** How far each key moves among the answers, and those that take the active one. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
const TAKES: readonly string[] = ['Enter', 'Tab'];

export const CANNED_LIST = 'canned-answers';
const optionId = (index: number): string => `${CANNED_LIST}-${index}`;

interface Options {
  readonly text: string;
  readonly lang: DeskConversation['lang'];
  readonly values: CannedValues;
  readonly onChoose: (text: string) => void;
}

/** The canned answers that fit what is typed after a slash, and how the keyboard chooses one. */
export const useCannedMenu = ({ text, lang, values, onChoose }: Options) => {
  const typed = COMMAND.exec(text)?.[2];
  const [dismissed, setDismissed] = useState<string>();
  /** Which one is active, of what was typed then: another word begins at the first again. */
  const [picked, setPicked] = useState({ typed: '', index: 0 });
  const isOpen = typed !== undefined && dismissed !== text;
  const own = useAll(cannedAnswers, { lang });
  const english = useAll(cannedAnswers, { lang: 'en' }, { enabled: lang !== 'en' });
  const all = [...(own.data ?? []), ...(lang === 'en' ? [] : (english.data ?? []))];
  const found = isOpen ? findCanned(all, lang, typed).slice(0, SHOWN_MAX) : [];
  const active = picked.typed === typed ? picked.index : 0;
  const setActive = (index: number): void => setPicked({ typed: typed ?? '', index });
  const choose = (answer: Canned): void =>
    onChoose(text.replace(COMMAND, (_, before: string) => before + fillCanned(answer.text, values)));
  const chosen = found[active];
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    const step = STEPS.get(key);
    if (step !== undefined) setActive((active + step + found.length) % Math.max(1, found.length));
    else if (key === 'Escape') setDismissed(text);
    else if (TAKES.includes(key) && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    found,
    active,
    choose,
    onKeyDown,
    activeId: found.length > 0 ? optionId(active) : undefined,
  };
};

type Menu = Pick<ReturnType<typeof useCannedMenu>, 'found' | 'active' | 'choose'> & { values: CannedValues };

/** The answers over the field, as they would be sent. */
export const CannedMenu = ({ found, active, choose, values }: Menu) => (
  <div className="canned">
    <p className="canned__head small soft" role="status">
      {found.length === 0 ? supportStrings.cannedNone : supportStrings.cannedFound(found.length)}
    </p>
    <div role="listbox" id={CANNED_LIST} aria-label={supportStrings.canned}>
      {found.map((answer, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={answer.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className="canned__option"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(answer)}
        >
          <span className="canned__title">
            /{answer.title} <span className="soft small">{LANGUAGES[answer.lang].ownName}</span>
          </span>
          <span className="canned__text" lang={tagOf(answer.lang)}>
            {fillCanned(answer.text, values)}
          </span>
        </div>
      ))}
    </div>
  </div>
);
