import { describe, expect, it } from 'vitest';
import { differingNumbers } from './numbers';

const none = { here: [], there: [] };

describe('the numbers of a translation beside those of the English', () => {
  it.each([
    ['Ab 1.000,50 $ und 5 %', 'From $1,000.50 and 5%'],
    ['Dès 1 000 $', 'From $1000.00'],
    ['ใช้ได้ ๑๐ ครั้ง', 'Ten uses: 10'],
    ['最高９００元', 'At most 900'],
    ['Am 31.12.2026 um 9:05', '2026-12-31, 09:05'],
    ['Einmal', 'Once'],
  ])('are the same however they are written: %s', (text, english) => {
    expect(differingNumbers(text, english)).toEqual(none);
  });

  it.each([
    ['สูงสุด 900 ดอลลาร์', 'Once per account', ['900'], []],
    ['Einmal', 'At most 10 times', [], ['10']],
    ['1000 $', '$10.00', ['1000'], ['10']],
    ['50 %', '$50', ['50%'], ['50']],
    ['2 und 2', '2 and 3', ['2'], ['3']],
  ])('differ where one has what the other has not: %s', (text, english, here, there) => {
    expect(differingNumbers(text, english)).toEqual({ here, there });
  });
});
