import { REPORT_COLUMNS } from '@fairlead/contract/csv';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';

const CELLS = ['"1001"', '2026-03-02T09:30:00.000Z', '1', '5000', '100', '3', '4500'];
const READ = {
  ...{ order_number: '1001', bucket: '2026-03-02T09:30:00.000Z', version: 1 },
  ...{ impressions: 5_000, clicks: 100, conversions: 3, spend: 4_500 },
};

const fileOf = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));

describe('a file of reports', () => {
  it.each([',', ';'])('is read where its first line separates by "%s"', (separator) => {
    const file = fileOf(`\u{feff}${REPORT_COLUMNS.join(separator)}`, CELLS.join(separator), '');
    expect(readCsv(file)).toEqual({ ok: true, data: [READ] });
  });

  it.each([
    [',', ';'],
    [';', ','],
  ])('has the separator of its first line, "%s", in every line: "%s" is none', (head, other) => {
    const file = fileOf(REPORT_COLUMNS.join(head), CELLS.join(head), CELLS.join(other));
    expect(readCsv(file)).toMatchObject({
      ...{ ok: false, reason: 'invalid_fields' },
      detail: { fields: expect.objectContaining({ 'reports.1.bucket': 'required' }) },
    });
  });

  it.each([
    ['is empty', ''],
    ['separates its columns otherwise', REPORT_COLUMNS.join('\t')],
    ['mixes two separators', REPORT_COLUMNS.join(',').replace(',', ';')],
    ['names its columns in another order', [...REPORT_COLUMNS].reverse().join(';')],
  ])('is refused where its first line %s', (_, head) => {
    expect(readCsv(fileOf(head))).toEqual({ ok: false, reason: 'file_type_refused' });
  });
});
