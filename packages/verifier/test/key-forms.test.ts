import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../src/check';
import { english } from '../src/languages/details/en';
import { makeSample, type Sample } from './sample';

const LOG = 'one.example/log+0ced005d+AZEmparb8U6zuJ1PSCWQ1CsFts7OPL2mIS1CEJRe6JbQ';
let sample: Sample;
let text: string;
let lists: string[];
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
  lists = [JSON.stringify(sample.days)];
});

describe('a key of another form accuses nobody: it is refused', () => {
  it.each([
    ['the key of the log', () => LOG],
    ['its mark', () => sample.days.roots[0]?.key_id],
    ['in quotation marks', () => `"${sample.publicKey}"`],
    ['cut off', () => sample.publicKey.slice(0, 40)],
    ['nothing', () => ''],
  ])('the public key: %s', async (_what, key) => {
    await expect(checkFile(text, { lists, publicKey: key() ?? '' })).rejects.toThrow(english.keyForm);
  });

  it('takes the public key without the sign at its end', async () => {
    const publicKey = sample.publicKey.replace('=', '');
    expect((await checkFile(text, { lists, publicKey })).result).toBe('verified');
  });

  const checkpoints = ['log.example\n2\nAAAA\n\n— nobody BBBB\n'];
  it.each([['x'], [LOG], ['witness.example+01234567+BAAA']])('the key of a witness: %s', async (witness) => {
    const given = checkFile(text, { lists, checkpoints, witnesses: [witness] });
    await expect(given).rejects.toThrow(english.witnessForm);
  });

  it.each([['garbage'], [LOG.replace('005d', '005e')]])('the key of the log: %s', async (log) => {
    await expect(checkFile(text, { lists, checkpoints, logs: [log] })).rejects.toThrow(english.logForm);
  });

  it('the key of the log without a checkpoint', async () => {
    await expect(checkFile(text, { lists, logs: [LOG] })).rejects.toThrow(english.logAlone);
  });
});

describe('what is wrong with many days', () => {
  it('is said of the first, with how many more there are', async () => {
    const { roots } = sample.days;
    const forged = { roots: roots.map((root) => ({ ...root, signature: 'AAAA' })) };
    const { lines } = await checkFile(text, { lists: [JSON.stringify(forged)] });
    const said = lines.filter((line) => line.includes('does not follow the day before'));
    expect(said).toEqual([expect.stringMatching(/^The day 2026-01-02 \(and 1 more\) of your list/)]);
    const bare = roots.map((root) => ({ ...root, signature: 'AAAA' }));
    const between = { ...sample.statement, roots: [], days: bare };
    const report = await checkFile(JSON.stringify(between));
    const named = report.lines.filter((line) => line.includes('a signature that does not fit'));
    expect(named).toEqual([expect.stringMatching(/^The signed day 2026-01-02 \(and 1 more\) has/)]);
  });
});
