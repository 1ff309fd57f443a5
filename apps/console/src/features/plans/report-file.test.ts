import { REPORT_COLUMNS } from '@fairlead/contract/csv';
import { describe, expect, it } from 'vitest';
import { strings } from '../../shared/lib/strings';
import { lineFaults, reportFaults, reportLines } from './report-file';
import { reportEntryStrings } from './report-strings';

const head = REPORT_COLUMNS.join(',');

describe('a file of reports', () => {
  it('has a report in every line after the first that is not empty, counted as an editor does', () => {
    expect(reportLines(`\n${head}\r\na,b\r\n\r\nc,d\n`)).toEqual([
      { line: 3, text: 'a,b' },
      { line: 5, text: 'c,d' },
    ]);
  });

  it('says of each line what the server refused in it', () => {
    const refused = {
      'reports.0.spend': 'too_small',
      'reports.0.clicks': 'wrong_type',
      'reports.2.order_number': 'required',
    } as const;
    expect(lineFaults(`${head}\na,b\n\ngood\nc,d`, refused)).toEqual([
      {
        line: 2,
        text: 'a,b',
        faults: [`spend: ${strings.field.too_small}`, `clicks: ${strings.field.wrong_type}`],
      },
      { line: 5, text: 'c,d', faults: [`order_number: ${strings.field.required}`] },
    ]);
  });

  it('says once of a line with too few or too many cells how many it needs', () => {
    const missing = Object.fromEntries(
      REPORT_COLUMNS.map((name) => [`reports.0.${name}`, 'required' as const]),
    );
    expect(lineFaults(`${head}\na,b`, missing)).toEqual([
      { line: 2, text: 'a,b', faults: [reportEntryStrings.cells(7)] },
    ]);
  });

  it('says why a report that can be read cannot count', () => {
    const faults = [
      { place: 0, fault: 'over_budget' },
      { place: 2, fault: 'not_newer' },
    ] as const;
    expect(reportFaults(`${head}\na,b\n\ngood\nc,d`, [...faults])).toEqual([
      { line: 2, text: 'a,b', faults: [reportEntryStrings.faultOf.over_budget] },
      { line: 5, text: 'c,d', faults: [reportEntryStrings.faultOf.not_newer] },
    ]);
  });

  it('finds no line in what the server says of the whole file', () => {
    expect(lineFaults(`${head}\na,b`, { reports: 'too_long' })).toEqual([]);
  });
});
