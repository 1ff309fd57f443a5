import { fetchFile } from '../api/files';
import { useSaveFile } from './save-file';
import { useSend } from './use-send';

export const STATEMENT_FORMATS = ['json', 'csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Saves the statement of a month, such as `2026-03`, as a file. */
export const useSaveStatement = (month: string, format: StatementFormat) => {
  const save = useSaveFile();
  return useSend(() => save(fetchFile('statement.exportFile', { month, format })));
};
