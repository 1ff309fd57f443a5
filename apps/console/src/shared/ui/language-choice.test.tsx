import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageChoice, type Mark, READS_ENGLISH } from './language-choice';

const MARKS: Readonly<Record<string, Mark>> = {
  de: { said: 'Refused', look: 'wrong' },
  fr: 'missing',
  th: READS_ENGLISH,
};

describe('the choice of a language', () => {
  afterEach(cleanup);

  it('says in words what is wrong, points at what is to do, and leaves what may stay without either', () => {
    render(
      <LanguageChoice
        chosen="en"
        among={['en', 'de', 'fr', 'th']}
        markOf={(language) => MARKS[language] ?? null}
        onChoose={() => undefined}
        counted
      />,
    );
    const buttonOf = (name: string) => screen.getByRole('button', { name });
    expect(buttonOf('German Deutsch Refused').querySelector('.tag--bad')?.textContent).toBe('Refused');
    expect(buttonOf('French Français missing').querySelector('.dot')).toBeTruthy();
    const quiet = buttonOf('Thai ไทย reads English');
    expect(quiet.querySelector('.dot, .tag')).toBeNull();
    expect(quiet.className).toContain('tongue--quiet');
    expect(screen.getByText('ไทย').lang).toBe('th');
    expect(screen.getByText('1 of 4 languages written')).toBeTruthy();
  });
});
