import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';
import type { StatementDocument } from './document';

const tableOf = (remark: string): string =>
  csvOf({
    currency: 'USD',
    entries: [
      {
        sequence: 1,
        record: { remark, id: '7', amount: -5 },
        link: { kind: 'order', id: 17 },
        moves: [{ from: 'available', to: 'escrow:17', amount: 5 }],
        previous_hash: null,
        hash: 'ab',
      },
    ],
  } as unknown as StatementDocument);

describe('a statement as a table', () => {
  it.each(['=1+1', '+1', '-1+1', '@sum', '\tx'])('keeps %j a text', (remark) => {
    expect(tableOf(remark)).toContain(`,'${remark},`);
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(tableOf('a, "b"\nc')).toContain(',"a, ""b""\nc",');
  });

  it('writes a negative amount as a number, and names what an entry belongs to', () => {
    expect(tableOf('')).toContain('-5');
    expect(tableOf('')).toContain(',order 17,');
    expect(tableOf('')).toContain('available > escrow:17 5');
  });
});
