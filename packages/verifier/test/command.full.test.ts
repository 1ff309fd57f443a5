import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTCOMES } from '../src/check';
import { PAGE_LANGUAGES, preferredTag } from '../src/languages';
import { english } from '../src/languages/details/en';
import { makeSample, type Sample } from './sample';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fairlead-verify-'));
let sample: Sample;

const write = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

beforeAll(async () => {
  sample = await makeSample();
  // In a folder of its own: the build in the checkout is being served to the journeys beside.
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  await build({ root, mode: 'check', logLevel: 'silent', build: { outDir: join(folder, 'dist') } });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(folder, 'bin/fairlead-verify.mjs'), ...words], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });

describe('fairlead-verify', () => {
  it('ends with 0 and says what it held the statement against', async () => {
    const statement = write('good.json', sample.statement);
    const days = write('days.json', sample.days);
    const { code, out, err } = await run(statement, '--days', days, '--key', sample.publicKey);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^VERIFIED/);
  });

  it('ends with 1 where something was changed, for programs too', async () => {
    const text = JSON.stringify(sample.statement).replace('"amount":500}]', '"amount":501}]');
    const { code, out } = await run(write('bad.json', text), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ verified: false, faults: [{ seq: 1 }, { seq: 1 }] });
  });

  it('reads a file that begins with the mark of the order of bytes, as the page does', async () => {
    const marked = write('marked.json', `\uFEFF${JSON.stringify(sample.statement)}`);
    const days = write('marked-days.json', `\uFEFF${JSON.stringify(sample.days)}`);
    expect((await run(marked, '--days', days)).code).toBe(0);
  });

  it('ends with 3 where the chain is whole and no signed day covers it', async () => {
    const { code, out } = await run(write('unsigned.json', { ...sample.statement, roots: [] }));
    expect(code).toBe(3);
    expect(out).toMatch(/^NOT SIGNED/);
  });

  it('ends with 4 where nothing from outside was given', async () => {
    const { code, out } = await run(write('alone.json', sample.statement));
    expect(code).toBe(4);
    expect(out).toMatch(/^CONSISTENT WITH ITSELF/);
  });

  it('ends with 5 where one of the lists leads nowhere', async () => {
    const { days } = await makeSample({ firstDay: '2025-11-07' });
    const lists = [write('days.json', sample.days), write('far.json', days)];
    const { code, out } = await run(
      write('far-statement.json', sample.statement),
      ...lists.flatMap((list) => ['--days', list]),
    );
    expect(code).toBe(5);
    expect(out).toMatch(/^NOT CONNECTED/);
  });

  it('says each first line and what it ends with alike in its help and in docs/verify.md', async () => {
    const { out } = await run('--help');
    const docs = readFileSync(join(root, '../../docs/verify.md'), 'utf8');
    for (const { headline, code, meaning } of Object.values(OUTCOMES)) {
      expect(out).toContain(`  ${headline.padEnd(22)}  ${code}  ${meaning}`);
      expect(docs).toContain(`| \`${headline}\` | ${code} | ${meaning} |`);
    }
  });

  it('ends with 6 where part of the statement is newer than the list', async () => {
    const { statement, days } = await makeSample({ entryOn: 1 });
    const list = write('older.json', { roots: [days.roots[1]] });
    const { code, out } = await run(write('newer.json', statement), '--days', list);
    expect(code).toBe(6);
    expect(out).toMatch(/^NEWER THAN YOUR LIST/);
  });

  it('takes what a notice says, and ends with 1 where the entry is another', async () => {
    const { code, out } = await run(write('noted.json', sample.statement), '--head', `901 ${'a'.repeat(16)}`);
    expect(code).toBe(1);
    expect(out).toContain('Entry 1 does not match the notification you kept.');
  });

  it('takes keys as they are pasted, and no checkpoint without the key of its witness', async () => {
    const files = [write('keys.json', sample.statement), '--days', write('keys-days.json', sample.days)];
    const { code } = await run(files[0] ?? '', '--key', sample.publicKey.replace(/.{8}/g, '$& '));
    expect(code).toBe(OUTCOMES.consistent.code);
    expect(await run(...files, '--key', 'x')).toMatchObject({ code: 2, err: `${english.keyForm}\n` });
    expect(await run(...files, '--log', 'x')).toMatchObject({ code: 2, err: `${english.logAlone}\n` });
    expect((await run(...files, '--witness', 'x')).code).toBe(2);
    expect((await run(...files, '--checkpoint', write('checkpoint.txt', 'x'))).code).toBe(2);
  });

  it('does not call two lists the same where days are missing', async () => {
    const [newest, oldest] = sample.days.roots;
    const [all, old] = [write('all.json', sample.days), write('old.json', { roots: [oldest] })];
    expect(await run('compare', old, all)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^THE SAME/),
    });
    const { code, out } = await run('compare', all, old);
    expect([code, out]).toEqual([1, expect.stringMatching(/^DAYS ARE MISSING/)]);
    expect(out).toContain(`from ${newest?.day} to ${newest?.day}`);
    const { days } = await makeSample({ keyChanges: true });
    const first = write('first.json', { roots: [days.roots[1]] });
    expect((await run('compare', first, write('second.json', days))).out).toContain('on another key signs');
  });

  it('prints the digest of a day, which the next day names', async () => {
    const list = write('digests.json', sample.days);
    const { code, out } = await run('digest', list, '2026-01-02');
    expect([code, out.trim()]).toEqual([0, sample.days.roots[0]?.previous]);
    expect((await run('digest', list, '2020-01-01')).code).toBe(2);
  });

  it('takes a list up to a day', async () => {
    const files = [write('until.json', sample.statement), '--days', write('until-days.json', sample.days)];
    expect((await run(...files, '--until', '2026-01-02')).code).toBe(OUTCOMES.newer.code);
    expect((await run(...files, '--until', '2027-01-02')).code).toBe(2);
  });

  it('ends with 2 where a list is broken, without a word of the program itself', async () => {
    const [good, broken] = [
      write('whole.json', sample.statement),
      write('broken.json', { roots: [null, null] }),
    ];
    const list = write('whole-days.json', sample.days);
    for (const words of [
      [good, '--days', broken],
      ['compare', list, broken],
      ['digest', broken, '2026-01-02'],
    ]) {
      expect(await run(...words)).toEqual({ code: 2, out: '', err: 'A signed day is missing.\n' });
    }
  });

  it('ends with 2 where the program itself fails', async () => {
    const path = join(folder, 'dist/check.js');
    const built = readFileSync(path);
    writeFileSync(path, 'throw new Error("no way");');
    const { code, out, err } = await run(write('failing.json', sample.statement));
    writeFileSync(path, built);
    expect([code, out, err]).toEqual([2, '', 'The check itself failed, so nothing is said: no way\n']);
  });

  it('ends with 2 where there is nothing to check, and says why', async () => {
    expect(await run(write('none.json', 'x'))).toMatchObject({
      code: 2,
      err: 'The statement is not JSON.\n',
    });
    expect(await run(join(folder, 'absent.json'))).toMatchObject({ code: 2, out: '' });
    for (const words of [[], ['a', 'b'], ['--other']]) {
      const { code, err } = await run(...words);
      expect(code).toBe(2);
      expect(err).toContain('Usage: fairlead-verify');
    }
    expect((await run('--help')).code).toBe(0);
  });
});

describe('the page', () => {
  it('speaks the reader’s language, in all of its words', () => {
    expect(Object.keys(PAGE_LANGUAGES)).toHaveLength(12);
    const english = PAGE_LANGUAGES.en;
    for (const [tag, words] of Object.entries(PAGE_LANGUAGES)) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(english ?? {}).sort());
      if (tag === 'en') continue;
      for (const [result, { headline, meaning }] of Object.entries(words.outcomes)) {
        const { headline: name, meaning: text } = OUTCOMES[result as keyof typeof OUTCOMES];
        expect([tag, headline === name, meaning === text, meaning]).toEqual([tag, false, false, meaning]);
      }
    }
    const tags = [['de-AT'], ['zh-TW'], ['zh-CN'], ['xx', 'ko'], ['xx'], []].map(preferredTag);
    expect(tags).toEqual(['de', 'zh-Hant', 'zh-Hans', 'ko', 'en', 'en']);
  });

  it('is one file that may load and send nothing', () => {
    const page = readFileSync(join(root, 'dist/verify.html'), 'utf8');
    expect(page).toContain("default-src 'none'; script-src 'sha256-");
    expect(page).not.toMatch(/\bsrc=|<link|\{\{|fetch\(|import\(/);
  });
});
