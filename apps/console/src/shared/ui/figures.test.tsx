import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inHours, onFreshTab, open } from '../../../test/screen';
import { Count, Moment } from './figures';

describe('a moment', () => {
  onFreshTab();

  it.each([
    [inHours(-1), '2 Mar, 08:30 1 h ago', '2 Mar 2026, 08:30:00'],
    [inHours(-24 * 90), '2 Dec 2025, 09:30', '2 Dec 2025, 09:30:00'],
  ])(
    '%s is written to the minute, with its year where it is another, and exactly behind it',
    (at, text, title) => {
      open(<Moment at={at} />, ['admin']);
      const time = screen.getByText(text.slice(0, 3), { exact: false, selector: '.figures' }).closest('time');
      expect([time?.textContent, time?.title]).toEqual([text, title]);
    },
  );
});

describe('a count', () => {
  onFreshTab();

  it('has its digits in groups of three', () => {
    open(<Count value={1234567} />, ['admin']);
    expect(screen.getByText('1,234,567')).toBeTruthy();
  });
});
