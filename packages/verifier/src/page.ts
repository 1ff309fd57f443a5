import { checkFile, NotAStatement, type Report } from './check';

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

const textOf = (id: string): Promise<string> | undefined => element<HTMLInputElement>(id).files?.[0]?.text();

const outcomeOf = ({ verified, signed, faults, wrong_days, lines }: Report): Outcome => {
  const isUnsigned = !signed && faults.length === 0 && wrong_days.length === 0;
  return { look: verified ? 'good' : isUnsigned ? 'unclear' : 'bad', text: lines.join('\n') };
};

/** Checks what was chosen, in the same words as the command. */
const check = async (): Promise<Outcome> => {
  const statement = await textOf('statement');
  if (statement === undefined) return { look: 'unclear', text: 'Choose the statement first.' };
  const days = await textOf('days');
  const publicKey = element<HTMLInputElement>('key').value.trim();
  try {
    const known = { ...(days === undefined ? {} : { days }), ...(publicKey === '' ? {} : { publicKey }) };
    return outcomeOf(await checkFile(statement, known));
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

element('check').addEventListener('click', () => {
  // What was said of the file before is not said of this one.
  show({ look: '', text: '' });
  const failed = (): void => show({ look: 'unclear', text: 'The check itself failed: nothing is said.' });
  void check().then(show, failed);
});
