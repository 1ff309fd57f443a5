import { saveFile } from '@fairlead/ui/save-file';
import { type FetchedFile, fetchFile } from '../api';
import { useTranslate } from '../i18n/use-translate';
import { showToast } from '../ui/toast';
import { useSend } from './use-send';

export const STATEMENT_FORMATS = ['json', 'csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

const fetchStatement = (month: string, format: StatementFormat): Promise<FetchedFile> =>
  fetchFile('statement.exportFile', { month, format });

/** Saves the statement of a month, such as `2026-03`, as a file. */
export const useSaveStatement = (month: string, format: StatementFormat) => {
  const t = useTranslate();
  return useSend(async () => {
    const { name, content } = await fetchStatement(month, format);
    saveFile(name, content);
    showToast(t('statement.saved', { name }), 'done');
  });
};
