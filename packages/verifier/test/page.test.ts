// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkFile } from '../src/check';
import { PAGE_LANGUAGES } from '../src/languages';
import { makeSample, type Sample } from './sample';

const html = readFileSync(join(import.meta.dirname, '../page/page.html'), 'utf8');
let sample: Sample;

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks ${id}`);
  return found as Kind;
};
const choose = (id: string, ...texts: string[]): void => {
  Object.defineProperty(element(id), 'files', {
    value: texts.map((text) => ({ text: async () => text })),
    configurable: true,
  });
};
const type = (id: string, text: string): void => {
  element<HTMLInputElement>(id).value = text;
};
const speak = (tag: string): void => {
  type('language', tag);
  element('language').dispatchEvent(new Event('change'));
};
/** What the page says of what was chosen, from the first line on. */
const check = async (): Promise<string> => {
  element('check').click();
  await expect.poll(() => element('result').textContent, { timeout: 20_000 }).not.toBe('');
  return element('result').textContent ?? '';
};

beforeAll(async () => {
  sample = await makeSample();
  document.body.innerHTML = html.slice(html.indexOf('<main>'), html.indexOf('</main>') + '</main>'.length);
  await import('../src/page');
});
beforeEach(() => {
  speak('en');
  choose('statement', JSON.stringify(sample.statement));
  choose('days', JSON.stringify(sample.days));
  choose('checkpoint');
  for (const id of ['key', 'head', 'witness', 'log']) type(id, '');
});

const WITNESS = 'witness.example+5ee057da+BLsRJTEJianlygcGoJfCUOHuQ9lWZ8T4ChVd6LWE6Ay7';
const LOG = 'one.example/log+e4a8df4b+AZxBeHZnA5dMxF1U42vybnQaW81uw4h4gB8Xf/3P0mhT';

const entry = () => {
  const [first] = sample.statement.entries;
  if (first === undefined) throw new Error('the sample has no entry');
  return first;
};

describe('the page takes what the command takes', () => {
  it('the past stays: holds a statement against the heads of notifications', async () => {
    const { record, hash } = entry();
    type('head', `${record.id} ${hash.slice(0, 16)}\n\n`);
    expect(await check()).toMatch(/^VERIFIED[\s\S]*The notice that you kept holds every entry up to 1/);
    type('head', `${record.id} ${hash.slice(0, 16)}\n${record.id} 0123 4567 89ab cdef`);
    expect(await check()).toMatch(/^NOT VERIFIED/);
    type('head', '4 0123 4567 89ab cdef');
    expect(await check()).toMatch(/^NOT CONNECTED/);
    type('head', 'x');
    expect(await check()).toMatch(/^x: not the number of an entry/);
  });

  it('the past stays: takes a checkpoint and the key of its witness together, never one alone', async () => {
    type('witness', WITNESS);
    expect(await check()).toBe(PAGE_LANGUAGES['en']?.needBoth);
    choose('checkpoint', 'log.example\n2\nAAAA\n\n— nobody BBBB\n');
    expect(await check()).toMatch(/^NOT CONNECTED/);
    type('witness', '');
    expect(await check()).toBe(PAGE_LANGUAGES['en']?.needBoth);
  });

  it.each(Object.entries(PAGE_LANGUAGES))(
    'the past stays: names both days and what is not proven, in %s',
    async (tag, words) => {
      speak(tag);
      const said = [...element('limits').children].map((limit) => limit.textContent);
      expect(said).toEqual(words.limits);
      expect(said).toHaveLength(6);
      expect(element('unproven').textContent).toBe(words.unproven);
      for (const id of ['head', 'checkpoint', 'witness', 'log'] as const) {
        expect(element(`${id}-label`).textContent).toBe(words[id]);
      }
      const [headline = ''] = (await check()).split('\n');
      expect(headline.startsWith(words.outcomes.verified.headline)).toBe(true);
      const [first, last] = [sample.days.roots.at(-1)?.day, sample.days.roots[0]?.day];
      expect(headline.match(/\d{4}-\d\d-\d\d/g)?.every((day) => day === first || day === last)).toBe(true);
      expect(headline.match(/\d{4}-\d\d-\d\d/g)).toHaveLength(2);
    },
  );

  it.each(Object.entries(PAGE_LANGUAGES))(
    'the past stays: says from which day on all can be rewritten, in %s',
    async (tag, { details, outcomes }) => {
      speak(tag);
      const { statement, days } = await makeSample({ entryOn: 1 });
      choose('statement', JSON.stringify(statement));
      choose('days', JSON.stringify({ roots: [days.roots[1]] }));
      const [headline = ''] = (await check()).split('\n');
      expect(headline.startsWith(outcomes.newer.headline)).toBe(true);
      expect(headline).toBe(details.newerThanList.replace('{day}', '2026-01-02'));
    },
  );

  it.each(Object.entries(PAGE_LANGUAGES))(
    'accuses nobody by a key of another form, and says which it is, in %s',
    async (tag, { details }) => {
      speak(tag);
      type('key', LOG);
      expect(await check()).toBe(details.keyForm);
      expect(element('result').className).toBe('unclear');
      type('key', '');
      type('log', LOG);
      expect(await check()).toBe(details.logAlone);
      choose('checkpoint', 'log.example\n2\nAAAA\n\n— nobody BBBB\n');
      type('witness', LOG);
      expect(await check()).toBe(details.witnessForm);
      type('witness', WITNESS);
      type('log', 'x');
      expect(await check()).toBe(details.logForm);
    },
  );

  it.each(Object.entries(PAGE_LANGUAGES))('says why a file is none, in %s', async (tag, { details }) => {
    speak(tag);
    choose('statement', JSON.stringify(sample.days));
    expect(await check()).toBe(details.notAStatement);
    choose('statement', 'x');
    expect(await check()).toBe(details.notJson.replace('{part}', details['part.statement']));
  });

  it('looks like an accusation where something was changed alone', async () => {
    choose('days', '{"roots":[]}');
    expect(await check()).toMatch(/^NOT CONNECTED/);
    expect(element('result').className).toBe('unclear');
  });

  it('keeps each date of the first line in one piece', async () => {
    await check();
    const dates = [...element('result').querySelectorAll('strong .date')].map((date) => date.textContent);
    expect(dates).toEqual(['2026-01-03', '2026-01-03']);
  });
});

describe('the page says each line that the command says', () => {
  const json = JSON.stringify;
  /** What is neither said in a language nor may be lost: numbers, dates, times and keys. */
  const figuresIn = (line: string): string[] => line.match(/[\w+-]*\d(?:[\w+:.=-]*[\w=])?/g) ?? [];
  const lostIn = (own: string, line: string): string[] => {
    const left = figuresIn(own);
    return figuresIn(line).filter((figure) => {
      const place = left.indexOf(figure);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };

  const scenarios: [string, () => Promise<{ statement: string; lists: string[]; heads: string[] }>][] = [
    [
      'verified',
      async () => {
        const heads = [`901 ${entry().hash.slice(0, 16)}`];
        return { statement: json(sample.statement), lists: [json(sample.days)], heads };
      },
    ],
    ['alone', async () => ({ statement: json(sample.statement), lists: [], heads: [] })],
    [
      'with an entry and days that were changed',
      async () => {
        const statement = json(sample.statement).replace('"amount":500}]', '"amount":501}]');
        const { days } = await makeSample();
        return { statement, lists: [json(days)], heads: [`901 ${'a'.repeat(16)}`] };
      },
    ],
    [
      'not connected, with days signed far off, by other keys and not shown',
      async () => {
        const { statement, days } = await makeSample({ keyChanges: true, proves: [0] });
        const roots = statement.roots.map((root) => ({ ...root, signed_at: '2031-01-01T00:00:00.000Z' }));
        const none = { before: { sequence: 0, head: '0'.repeat(64) }, links: [] };
        const records = { acts: none, chat: none, reports: none };
        const lists = [json({ roots: [] }), json(days), json({ roots: [days.roots[1]] })];
        return {
          statement: json({ ...statement, version: 2, records, roots }),
          lists,
          heads: ['7 0123456789abcdef'],
        };
      },
    ],
  ];

  it.each(
    scenarios.flatMap(([what, make]) => Object.keys(PAGE_LANGUAGES).map((tag) => [what, tag, make] as const)),
  )('of a statement %s, in %s', async (_what, tag, make) => {
    const { statement, lists, heads } = await make();
    const { lines } = await checkFile(statement, { lists, heads });
    speak(tag);
    choose('statement', statement);
    choose('days', ...lists);
    type('head', heads.join('\n'));
    const said = (await check()).split('\n');
    expect(said).toHaveLength(lines.length);
    for (const [place, line] of lines.entries()) {
      const own = said[place] ?? '';
      expect(own === line, line).toBe(tag === 'en');
      expect(lostIn(own, line), own).toEqual([]);
    }
  });

  it('keeps each date in one piece', async () => {
    const dates = ((await check()).match(/\d{4}-\d\d-\d\d/g) ?? []).length;
    expect(dates).toBeGreaterThan(4);
    expect([...element('result').querySelectorAll('.date')]).toHaveLength(dates);
  });
});

describe('what was said stands beside the files that were checked alone', () => {
  it.each([
    ['statement', 'change'],
    ['days', 'change'],
    ['checkpoint', 'change'],
    ['key', 'input'],
    ['head', 'input'],
    ['witness', 'input'],
    ['log', 'input'],
  ])('the past stays: is gone when %s is another', async (id, event) => {
    expect(await check()).toMatch(/^VERIFIED/);
    element(id).dispatchEvent(new Event(event, { bubbles: true }));
    expect([element('result').textContent, element('result').className]).toEqual(['', '']);
  });

  it('the past stays: is not said where another file was chosen meanwhile', async () => {
    let read = (_text: string): void => undefined;
    const reading = new Promise<string>((resolve) => {
      read = resolve;
    });
    Object.defineProperty(element('statement'), 'files', {
      ...{ value: [{ text: () => reading }], configurable: true },
    });
    element('check').click();
    choose('statement', 'x');
    element('statement').dispatchEvent(new Event('change', { bubbles: true }));
    read(JSON.stringify(sample.statement));
    // What is asked later answers later: by then the first has answered too.
    element('check').click();
    await expect.poll(() => element('result').textContent, { timeout: 20_000 }).not.toBe('');
    expect(element('result').textContent).not.toMatch(/VERIFIED/);
  });
});
