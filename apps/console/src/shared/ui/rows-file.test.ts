import { calls } from '@fairlead/contract';
import { describe, expect, it } from 'vitest';
import { rowsFile } from './rows-file';

const linesOf = (rows: readonly unknown[], response: unknown = null): string[] =>
  rowsFile(rows, response, 'USD').slice(1).trimEnd().split('\r\n');

describe('rows of a call as a file', () => {
  it('names the fields as the call does, those of an object under its name', () => {
    const rows = [{ id: '7', holder: { id: '3', username: 'ada' }, count: 1_050, reason: null, demo: true }];
    expect(linesOf(rows)).toEqual(['id,holder.id,holder.username,count,reason,demo', '7,3,ada,1050,,true']);
  });

  it('writes what the contract calls an amount as one, with its currency; a count stays a count', () => {
    const report = { id: '1', impressions: 5_000, spend: 1_050, revenue: -5, version: 2 };
    expect(linesOf([report], calls.consoleReport.list.response)).toEqual([
      'id,impressions,spend,revenue,version,currency',
      '1,5000,10.50,-0.05,2,USD',
    ]);
    const [head, line] = linesOf([{ id: '1', amount: 28_900 }], calls.consoleWithdrawal.list.response);
    expect([head, line]).toEqual(['id,amount,currency', '1,289.00,USD']);
  });

  it('keeps every column where a row lacks one, and no column for a list of things', () => {
    const rows = [
      { id: '1', guest: null, tags: ['a', 'b'], steps: [{ at: 1 }] },
      { id: '2', guest: { name: 'Kim' }, tags: [], steps: [{ at: 1 }] },
    ];
    expect(linesOf(rows)).toEqual(['id,tags,guest.name', '1,a; b,', '2,,Kim']);
  });

  it('keeps the zeros of an account', () => {
    expect(linesOf([{ destination: '0000111122224013', phone: '4917012345678' }])).toEqual([
      'destination,phone',
      "'0000111122224013,'4917012345678",
    ]);
  });

  it('runs nothing that a person wrote', () => {
    expect(linesOf([{ text: '=HYPERLINK("x")', count: -5, sum: '-1+2' }])).toEqual([
      'text,count,sum',
      `"'=HYPERLINK(""x"")",-5,'-1+2`,
    ]);
  });
});
