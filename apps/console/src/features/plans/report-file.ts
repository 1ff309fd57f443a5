import type { FieldReason, ResponseOf } from '@fairlead/contract';
import type { uploadCsv } from '@fairlead/contract/calls/networks-reports';
import { REPORT_COLUMNS } from '@fairlead/contract/csv';
import { strings } from '../../shared/lib/strings';
import { reportEntryStrings } from './report-strings';

/** One line of a file with all that is wrong with it. */
export interface LineFault {
  /** As an editor counts it, from 1. */
  readonly line: number;
  readonly text: string;
  readonly faults: readonly string[];
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** The lines of a file that state reports: empty ones count for nothing, the first names the columns. */
export const reportLines = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '')
    .slice(1);

/**
 * What is wrong with reports that the server could read, line by line.
 * @param faults by the place of the report in the file, from 0
 */
export const reportFaults = (
  text: string,
  faults: ResponseOf<typeof uploadCsv>['faults'],
): readonly LineFault[] =>
  reportLines(text).flatMap((line, place) => {
    const found = faults.filter((fault) => fault.place === place);
    return found.length === 0
      ? []
      : [{ ...line, faults: found.map(({ fault }) => reportEntryStrings.faultOf[fault]) }];
  });

const NAMED = /^reports\.(\d+)(?:\.(\w+))?$/;

const faultsOf = (reasons: readonly (readonly [string, FieldReason])[]): readonly string[] => {
  const isBroken = reasons.length >= REPORT_COLUMNS.length && reasons.every(([, why]) => why === 'required');
  if (isBroken) return [reportEntryStrings.cells(REPORT_COLUMNS.length)];
  return reasons.map(([column, why]) => `${column}: ${strings.field[why]}`.replace(/^: /, ''));
};

/**
 * What is wrong with a file that the server refused, line by line.
 * @param fields the refused fields, `reports.<place>.<column>` with places from 0
 */
export const lineFaults = (
  text: string,
  fields: Readonly<Record<string, FieldReason>>,
): readonly LineFault[] => {
  const reasons = new Map<number, (readonly [string, FieldReason])[]>();
  for (const [name, why] of Object.entries(fields)) {
    const [, place, column = ''] = NAMED.exec(name) ?? [];
    if (place === undefined) continue;
    reasons.set(Number(place), [...(reasons.get(Number(place)) ?? []), [column, why]]);
  }
  return reportLines(text).flatMap((line, place) => {
    const found = reasons.get(place);
    return found === undefined ? [] : [{ ...line, faults: faultsOf(found) }];
  });
};
