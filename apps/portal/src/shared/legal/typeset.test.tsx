import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Paragraphs, wholeClock } from './typeset';

describe('the paragraphs of a text', () => {
  afterEach(cleanup);

  it('begin with what stands out, where more follows; no word is changed', () => {
    const paragraphs = [
      'What it costs. There is no fee. None at all.',
      '费用。账户不收费。',
      'ค่าใช้จ่าย: ไม่มีค่าธรรมเนียม',
      'Staff never ask for your password.',
      `${'A sentence that goes on '.repeat(5)}ends. Then more.`,
    ];
    const { container } = render(<Paragraphs text={paragraphs.join('\n\n')} />);
    const shown = [...container.querySelectorAll('p')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(paragraphs);
    expect(shown.map((one) => one.querySelector('strong')?.textContent)).toEqual([
      'What it costs.',
      '费用。',
      'ค่าใช้จ่าย:',
      undefined,
      undefined,
    ]);
  });
});

describe('a written moment', () => {
  it.each([
    ['Nov 30, 2026, 8:06 PM UTC', 'Nov 30, 2026, 8:06_PM_UTC'],
    ['30. Nov. 2026, 20:06 UTC', '30. Nov. 2026, 20:06_UTC'],
    ['Nov 30, 2026, 1:36 AM GMT+5:30', 'Nov 30, 2026, 1:36_AM_GMT+5:30'],
    // The clock comes first: kept together, all of it would be wider than a phone.
    ['20:06 30 thg 11, 2026 UTC', '20:06 30 thg 11, 2026 UTC'],
  ])('keeps the clock of "%s" on one line', (written, expected) => {
    expect(wholeClock(written).replaceAll('\u00a0', '_')).toBe(expected);
  });
});
