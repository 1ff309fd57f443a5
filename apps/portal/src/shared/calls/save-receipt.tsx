import type { RequestFor } from '../api';
import { fetchFile } from '../api/files';
import { useTranslate } from '../i18n/use-translate';
import { Button } from '../ui/button';
import { useSaveFile } from './save-file';
import { useSend } from './use-send';

/** Saves the receipt of one act with money as PDF (docs/domain/statements.md#papers). */
export const SaveReceipt = ({ kind, id }: RequestFor<'paper.receipt'>) => {
  const t = useTranslate();
  const save = useSaveFile();
  const { send, sending } = useSend(() => save(fetchFile('paper.receipt', { kind, id })));
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('paper.save')}
    </Button>
  );
};
