import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../src/check';
import { makeSample, type Sample } from './sample';

/** The second of the two days is signed by another key, and is after the month: the statement ends with the first. */
let sample: Sample;
let text: string;
let kept: string;
let todays: string;
beforeAll(async () => {
  sample = await makeSample({ keyChanges: true, firstDay: '2026-01-31', proves: [0] });
  text = JSON.stringify(sample.statement);
  kept = JSON.stringify({ roots: sample.days.roots.slice(1) });
  todays = JSON.stringify(sample.days);
});

const VERIFIED = { result: 'verified', faults: [], wrong_days: [] };

describe('a key from somewhere else, after the programme changed its key', () => {
  it('stands for the days before by any list that leads there, also beside an older one', async () => {
    const publicKey = sample.laterKey;
    expect(await checkFile(text, { lists: [kept, todays], publicKey })).toMatchObject(VERIFIED);
    expect(await checkFile(text, { lists: [todays, kept], publicKey })).toMatchObject(VERIFIED);
  });

  it('says for which days of a list the older one does not stand, and by which key they are signed', async () => {
    const report = await checkFile(text, { lists: [kept, todays], publicKey: sample.publicKey });
    expect(report).toMatchObject(VERIFIED);
    expect(report.lines).toContain(
      `The key that you gave did not sign the day 2026-02-01: ${sample.laterKey} did.`,
    );
  });

  it.each([
    ['without the list that leads to it', () => ({ lists: [kept], publicKey: sample.laterKey })],
    ['without a list', () => ({ publicKey: sample.laterKey })],
  ])('is no accusation %s: the statement is not connected with it', async (_what, known) => {
    const report = await checkFile(text, known());
    expect(report).toMatchObject({ result: 'not_connected', faults: [], wrong_days: [] });
    expect(report.lines).toContain(
      `The key that you gave did not sign the day 2026-01-31: ${sample.publicKey} did.`,
    );
  });

  it('does not hide a false signature', async () => {
    const [day, ...rest] = sample.statement.roots;
    const signature = sample.days.roots[0]?.signature;
    const forged = JSON.stringify({ ...sample.statement, roots: [{ ...day, signature }, ...rest] });
    const report = await checkFile(forged, { publicKey: sample.laterKey });
    expect(report).toMatchObject({ result: 'not_verified', faults: [{ kind: 'signature_differs' }] });
  });
});
