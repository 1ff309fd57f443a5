import type { FormEvent } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { ImagePicker } from '../../shared/images/image-picker';
import { useImages } from '../../shared/images/use-images';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toast';
import { useSayPaid } from './api';

interface Props {
  topupId: string;
  /** It was said before: what comes now are further receipts. */
  isSaid: boolean;
  onClose: () => void;
}

/** The payer says that they paid, with a receipt if they like (docs/domain/topups.md#paid). */
const PaidDialog = ({ topupId, isSaid, onClose }: Props) => {
  const t = useTranslate();
  const sayPaid = useSayPaid();
  const { images, add, remove, retry } = useImages();
  const fileIds = images.flatMap(({ fileId }) => fileId ?? []);
  const isComplete = fileIds.length === images.length && (!isSaid || images.length > 0);
  const { send, sending } = useSend(async () => {
    await sayPaid(topupId, fileIds);
    showToast(t('topup.paidDone'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) void send();
  };
  return (
    <Dialog
      title={t(isSaid ? 'topup.addReceipt' : 'topup.paid')}
      look="sheet"
      onClose={onClose}
      dismissible={!sending}
    >
      <form className="stack" onSubmit={submit} noValidate>
        <p className="soft">{t('topup.paidExplained')}</p>
        <ImagePicker
          label={t('topup.paidReceipt')}
          images={images}
          disabled={sending}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
        />
        <Button type="submit" sending={sending} disabled={!isComplete}>
          {t('topup.paidSend')}
        </Button>
      </form>
    </Dialog>
  );
};

export default PaidDialog;
