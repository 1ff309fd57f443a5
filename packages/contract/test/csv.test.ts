import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, writeCsv } from '../src/csv';

/** Reads a table by RFC 4180 alone: what a spreadsheet would see in each cell. */
const read = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const end = (): void => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === ',') {
      end();
    } else if (!isQuoted && letter === '\r' && text[at + 1] === '\n') {
      end();
      rows.push(row);
      row = [];
      at += 1;
    } else {
      cell += letter;
    }
  }
  return rows;
};

const FORMULA = /^[=+\-@\t\r]/;

const seen = (cell: CsvCell): string => {
  if (cell === null) return '';
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
};

/** Texts that lean towards what goes wrong: signs of formulas, quotes, commas, line ends, other scripts. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'SUM(A1)', '\u{202e}', 'ё', '漢'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const table = fc.array(
  fc.array(fc.oneof(nasty, nasty, fc.integer(), fc.boolean(), fc.constant(null)), { minLength: 1 }),
);

describe('a table as a file', () => {
  it('is read back as it was, but for the guard in front of what looks like a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(writeCsv(rows).slice(1))).toEqual(rows.map((row) => row.map(seen)));
      }),
      { numRuns: 500 },
    );
  });

  it('has no text that begins like a formula, quoted or not', () => {
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 1 })), (rows) => {
        const cells = read(writeCsv(rows).slice(1)).flat();
        for (const cell of cells) expect(cell).not.toMatch(FORMULA);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-1.50', '-1.50'],
    ['-1+2', "'-1+2"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    [-5, '-5'],
  ] as const)('writes %j as %j', (cell, text) => {
    expect(writeCsv([[cell]])).toBe(`\u{feff}${text}\r\n`);
  });

  it('begins with the mark of UTF-8', () => {
    expect([...new TextEncoder().encode(writeCsv([['ё']])).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
