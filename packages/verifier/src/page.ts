import { checkFile, NotAStatement } from './check';

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks ${id}`);
  return found as Kind;
};

const textOf = (id: string): Promise<string> | undefined => element<HTMLInputElement>(id).files?.[0]?.text();

/** Checks what was chosen and writes what came of it, in the same words as the command. */
const check = async (): Promise<string> => {
  const statement = await textOf('statement');
  if (statement === undefined) return 'Choose the statement first.';
  const days = await textOf('days');
  const publicKey = element<HTMLInputElement>('key').value.trim();
  try {
    const known = { ...(days === undefined ? {} : { days }), ...(publicKey === '' ? {} : { publicKey }) };
    return (await checkFile(statement, known)).lines.join('\n');
  } catch (error) {
    if (error instanceof NotAStatement) return error.message;
    throw error;
  }
};

element('check').addEventListener('click', () => {
  void check().then((text) => {
    element('result').textContent = text;
  });
});
