import { type Check, checkStatement, NotAStatement } from './check';
import { inWords } from './details';
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

const LOOKS: { readonly [Result in Check['result']]: Outcome['look'] } = {
  verified: 'good',
  not_verified: 'bad',
  not_connected: 'unclear',
  not_signed: 'unclear',
  consistent: 'unclear',
  newer: 'unclear',
};

const wordsNow = (): PageWords => PAGE_LANGUAGES[element<HTMLSelectElement>('language').value] ?? en;

const unclear = (headline: string): Outcome => ({ look: 'unclear', headline, more: [] });

/** What the check says in the reader's language, line by line as the command says it. */
const outcomeOf = ({ result, details }: Check): Outcome => {
  const texts = wordsNow().details;
  const [headline = '', ...more] = details.map((line) => inWords(line, texts));
  return { look: LOOKS[result], headline, more };
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
    const found = await checkStatement(statement, {
      ...{ lists, checkpoints, witnesses: witness === '' ? [] : [witness] },
      heads: heads.filter((line) => line.trim() !== ''),
      ...(publicKey === '' ? {} : { publicKey }),
      logs: log === '' ? [] : [log],
    });
    return outcomeOf(found);
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    return unclear(inWords(error.detail, wordsNow().details));
  }
};

const DATE = /(\d{4}-\d\d-\d\d)/;
/** In one piece: a line would break at its hyphens. */
const dateOf = (textContent: string): HTMLElement =>
  Object.assign(document.createElement('span'), { textContent, className: 'date' });
const withDates = (text: string): (string | HTMLElement)[] =>
  text.split(DATE).map((part) => (DATE.test(part) ? dateOf(part) : part));

const show = ({ look, headline, more }: Outcome): void => {
  const result = element('result');
  result.className = look;
  const strong = document.createElement('strong');
  strong.append(...withDates(headline));
  result.replaceChildren(strong, ...more.flatMap((line) => withDates(`\n${line}`)));
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
