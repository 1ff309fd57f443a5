import { checkFile, NotAStatement, OUTCOMES, type Report } from './check';

/** What came of a check: its look, and its words. */
interface Outcome {
  readonly look: 'good' | 'bad' | 'unclear' | '';
  readonly text: string;
}

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks ${id}`);
  return found as Kind;
};

const textsOf = (id: string): Promise<string[]> =>
  Promise.all([...(element<HTMLInputElement>(id).files ?? [])].map((file) => file.text()));

const LOOKS: { readonly [Result in Report['result']]: Outcome['look'] } = {
  verified: 'good',
  not_verified: 'bad',
  not_connected: 'bad',
  not_signed: 'unclear',
  consistent: 'unclear',
};

const outcomeOf = ({ result, lines }: Report): Outcome => ({ look: LOOKS[result], text: lines.join('\n') });

/** Checks what was chosen, in the same words as the command. */
const check = async (): Promise<Outcome> => {
  const [statement] = await textsOf('statement');
  if (statement === undefined) return { look: 'unclear', text: 'Choose the statement first.' };
  const lists = await textsOf('days');
  const publicKey = element<HTMLInputElement>('key').value.trim();
  try {
    return outcomeOf(await checkFile(statement, { lists, ...(publicKey === '' ? {} : { publicKey }) }));
  } catch (error) {
    if (error instanceof NotAStatement) return { look: 'unclear', text: error.message };
    throw error;
  }
};

const show = ({ look, text }: Outcome): void => {
  const result = element('result');
  result.className = look;
  const [headline = '', ...more] = text.split('\n');
  const strong = document.createElement('strong');
  strong.textContent = headline;
  result.replaceChildren(strong, ...more.map((line) => `\n${line}`));
};

for (const { headline, meaning } of Object.values(OUTCOMES)) {
  const [name, words] = [document.createElement('dt'), document.createElement('dd')];
  [name.textContent, words.textContent] = [headline, `${meaning}.`];
  element('outcomes').append(name, words);
}

element('check').addEventListener('click', () => {
  // What was said of the file before is not said of this one.
  show({ look: '', text: '' });
  const failed = (): void => show({ look: 'unclear', text: 'The check itself failed: nothing is said.' });
  void check().then(show, failed);
});
