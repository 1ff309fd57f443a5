import { describe, expect, it } from 'vitest';
import { rowsFile } from './rows-file';

const linesOf = (rows: readonly unknown[]): string[] => rowsFile(rows).slice(1).trimEnd().split('\r\n');

describe('rows of a call as a file', () => {
  it('names the fields as the call does, those of an object under its name', () => {
    const rows = [{ id: '7', holder: { id: '3', username: 'ada' }, amount: 1_050, reason: null, demo: true }];
    expect(linesOf(rows)).toEqual(['id,holder.id,holder.username,amount,reason,demo', '7,3,ada,1050,,true']);
  });

  it('keeps every column where a row lacks one, and what is in a list in one cell', () => {
    const rows = [
      { id: '1', guest: null, steps: ['a', 'b'] },
      { id: '2', guest: { name: 'Kim' }, steps: [{ at: 1 }] },
    ];
    expect(linesOf(rows)).toEqual(['id,guest,steps,guest.name', '1,,a; b,', '2,,"{""at"":1}",Kim']);
  });

  it('runs nothing that a person wrote', () => {
    expect(linesOf([{ text: '=HYPERLINK("x")', amount: -5 }])).toEqual([
      'text,amount',
      `"'=HYPERLINK(""x"")",-5`,
    ]);
  });
});
