import { copyText } from '@fairlead/ui/copy-text';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';

/** Copies a secret that is on show. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    if (await copyText(text)) showToast(t('security.copied'), 'done');
    else showToast(t('common.copyFailed'));
  };
  return (
    <Button look="quiet" onClick={() => void copy()}>
      {t('operationId.copy')}
    </Button>
  );
};
