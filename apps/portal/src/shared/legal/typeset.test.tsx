import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Paragraphs } from './typeset';

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
