import { allCalls, type Call, calls } from '@fairlead/contract';
import { writeCsv } from '@fairlead/contract/csv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnsOf } from './columns';

const linesOf = (call: Pick<Call, 'response'>, rows: readonly unknown[]): string[] => {
  const columns = columnsOf(call as Call) ?? [];
  const cells = rows.map((row) => columns.map(({ read }) => read(row, 'USD')));
  return writeCsv([columns.map(({ name }) => name), ...cells])
    .slice(1)
    .trimEnd()
    .split('\r\n');
};
const listOf = (row: z.ZodType): Pick<Call, 'response'> => ({
  response: z.object({ items: z.array(row), next_cursor: z.string().nullable() }),
});

describe('the columns of a list as a file', () => {
  it('are the fields of the contract, those of a thing under its name, whatever a row lacks', () => {
    const row = z.object({
      ...{
        id: z.string(),
        holder: z.object({ id: z.string() }),
        guest: z.object({ name: z.string() }).nullable(),
      },
      ...{
        tags: z.array(z.string()),
        steps: z.array(z.object({ at: z.int() })),
        reason: z.string().optional(),
      },
    });
    const rows = [
      { id: '1', holder: { id: '3' }, guest: null, tags: ['a', 'b'], steps: [{ at: 1 }], reason: 'x' },
      { id: '2', holder: { id: '4' }, guest: { name: 'Kim' }, tags: [], steps: [] },
    ];
    expect(linesOf(listOf(row), rows)).toEqual([
      'id,holder.id,guest.name,tags,reason',
      '1,3,,a; b,x',
      '2,4,Kim,,',
    ]);
  });

  it('are those of each kind where rows are of several', () => {
    const row = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), one: z.string() }),
      z.object({ kind: z.literal('b'), two: z.int() }),
    ]);
    expect(linesOf(listOf(row), [{ kind: 'b', two: 2 }])).toEqual(['kind,one,two', 'b,,2']);
  });

  it('write what the contract calls an amount as one; a count stays a count', () => {
    const report = { id: '1', impressions: 5_000, spend: 1_050, revenue: -5, version: 2 };
    const [head = '', line = ''] = linesOf(calls.consoleReport.list, [report]);
    const cells = Object.fromEntries(head.split(',').map((name, place) => [name, line.split(',')[place]]));
    expect(cells).toMatchObject({ impressions: '5000', spend: '10.50', revenue: '-0.05', version: '2' });
  });

  it('keep the zeros of an account, and run nothing that a person wrote', () => {
    const row = z.object({ destination: z.string(), text: z.string(), count: z.int(), sum: z.string() });
    const written = { destination: '0000111122224013', text: '=HYPERLINK("x")', count: -5, sum: '-1+2' };
    expect(linesOf(listOf(row), [written])[1]).toBe(`'0000111122224013,"'=HYPERLINK(""x"")",-5,'-1+2`);
  });

  it('are none where a call is no list, and some for every list of staff', () => {
    expect(columnsOf(calls.consoleHolder.detail)).toBeNull();
    const lists = allCalls.filter(
      ({ access, response }) =>
        access.kind === 'staff' && response instanceof z.ZodObject && 'next_cursor' in response.shape,
    );
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.filter((call) => (columnsOf(call)?.length ?? 0) < 2).map(({ id }) => id)).toEqual([]);
  });
});
