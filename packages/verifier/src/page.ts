import { checkFile, NotAStatement, type Report } from './check';
import { PAGE_LANGUAGES, preferredTag } from './languages';
import { en } from './languages/en';
import type { PageWords } from './languages/page-words';

/** What came of a check: its look, what stands out, and the rest. */
interface Outcome {
  readonly look: 'good' | 'bad' | 'unclear' | '';
  readonly headline: string;
  readonly more: readonly string[];
}

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks ${id}`);
  return found as Kind;
};

const textsOf = (id: string): Promise<string[]> =>
  Promise.all([...(element<HTMLInputElement>(id).files ?? [])].map((file) => file.text()));

/** A key as it was pasted: pages and letters break it into groups. */
const keyIn = (id: string): string => element<HTMLInputElement>(id).value.replace(/\s/g, '');

const LOOKS: { readonly [Result in Report['result']]: Outcome['look'] } = {
  verified: 'good',
  not_verified: 'bad',
  not_connected: 'unclear',
  not_signed: 'unclear',
  consistent: 'unclear',
  newer: 'unclear',
};

const wordsNow = (): PageWords => PAGE_LANGUAGES[element<HTMLSelectElement>('language').value] ?? en;

/** What the check says in the reader's language, and above the rest, which the command says in the same words. */
const outcomeOf = ({ result, days, lines: [first = '', ...more] }: Report): Outcome => {
  const look = LOOKS[result];
  const words = wordsNow();
  if (words === en) return { look, headline: first, more };
  const { headline, meaning } = words.outcomes[result];
  const upTo = days && `: ${words.upTo.replace('{shown}', days.shown).replace('{reach}', days.reach)}`;
  const [oldest = ''] = days === null ? [] : [days.shown, days.reach].sort();
  const open = result === 'newer' ? `; ${words.openAfter.replace('{day}', oldest)}` : '';
  return {
    look,
    headline: `${headline}${upTo ?? ''}${open}`,
    more: [meaning, '', words.details, first, ...more],
  };
};

const unclear = (headline: string): Outcome => ({ look: 'unclear', headline, more: [] });

/** Why something is not taken: in the reader's language where there are words for it, else the English below a word of it. */
const refusedOf = ({ message, reason }: NotAStatement): Outcome => {
  const words = wordsNow();
  if (reason !== undefined) return unclear(words.refusals[reason]);
  if (words === en) return unclear(message);
  return { ...unclear(words.refused), more: ['', words.details, message] };
};

/** Checks what was chosen. */
const check = async (): Promise<Outcome> => {
  const [statement] = await textsOf('statement');
  if (statement === undefined) return unclear(wordsNow().chooseFirst);
  const [lists, checkpoints] = [await textsOf('days'), await textsOf('checkpoint')];
  const [publicKey, witness, log] = [keyIn('key'), keyIn('witness'), keyIn('log')];
  if ((checkpoints.length === 0) !== (witness === '')) return unclear(wordsNow().needBoth);
  const heads = element<HTMLTextAreaElement>('head').value.split('\n');
  try {
    const report = await checkFile(statement, {
      ...{ lists, checkpoints, witnesses: witness === '' ? [] : [witness] },
      heads: heads.filter((line) => line.trim() !== ''),
      ...(publicKey === '' ? {} : { publicKey }),
      logs: log === '' ? [] : [log],
    });
    return outcomeOf(report);
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    return refusedOf(error);
  }
};

const DATE = /(\d{4}-\d\d-\d\d)/;
/** In one piece: a line would break at its hyphens. */
const dateOf = (textContent: string): HTMLElement =>
  Object.assign(document.createElement('span'), { textContent, className: 'date' });

const show = ({ look, headline, more }: Outcome): void => {
  const result = element('result');
  result.className = look;
  const strong = document.createElement('strong');
  strong.append(...headline.split(DATE).map((part) => (DATE.test(part) ? dateOf(part) : part)));
  result.replaceChildren(strong, ...more.map((line) => `\n${line}`));
};

/** Writes the page in the language chosen. What was said of a file is said anew when it is checked again. */
const speak = (): void => {
  const words = wordsNow();
  document.documentElement.lang = element<HTMLSelectElement>('language').value;
  document.title = words.title;
  for (const id of ['title', 'intro', 'check', 'meanings', 'unproven'] as const)
    element(id).textContent = words[id];
  for (const id of [
    'statement',
    'days',
    'key',
    'head',
    'checkpoint',
    'witness',
    'log',
    'language',
  ] as const) {
    element(`${id}-label`).textContent = words[id];
  }
  element('result').setAttribute('aria-label', words.result);
  const meanings = Object.values(words.outcomes).flatMap(({ headline, meaning }) => {
    const [name, text] = [document.createElement('dt'), document.createElement('dd')];
    [name.textContent, text.textContent] = [headline, meaning];
    return [name, text];
  });
  element('outcomes').replaceChildren(...meanings);
  const limits = words.limits.map((limit) =>
    Object.assign(document.createElement('li'), { textContent: limit }),
  );
  element('limits').replaceChildren(...limits);
  show({ look: '', headline: '', more: [] });
};

const language = element<HTMLSelectElement>('language');
for (const [value, { name: textContent }] of Object.entries(PAGE_LANGUAGES)) {
  language.add(Object.assign(document.createElement('option'), { value, textContent }));
}
language.value = preferredTag(navigator.languages);
language.addEventListener('change', speak);
speak();

/** Answers what was asked last alone: anything else is of other files than those that are chosen. */
const listen = (): void => {
  let asked = {};
  const clear = (): void => {
    asked = {};
    show({ look: '', headline: '', more: [] });
  };
  for (const type of ['input', 'change']) document.addEventListener(type, clear);
  element('check').addEventListener('click', () => {
    clear();
    const own = asked;
    const answer = (outcome: Outcome): void => {
      if (own === asked) show(outcome);
    };
    void check().then(answer, () => answer(unclear(wordsNow().failed)));
  });
};
listen();
