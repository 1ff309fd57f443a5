import { saveFile } from '@fairlead/ui/save-file';
import type { FetchedFile } from '../api/files';
import { useTranslate } from '../i18n/use-translate';
import { showToast } from '../ui/toast';

/** Hands a fetched file to the device and says under what name. @throws ApiError where it is refused */
export const useSaveFile = () => {
  const t = useTranslate();
  return async (fetched: Promise<FetchedFile>): Promise<void> => {
    const { name, content } = await fetched;
    saveFile(name, content);
    showToast(t('statement.saved', { name }), 'done');
  };
};
