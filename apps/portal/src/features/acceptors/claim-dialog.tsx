import { parseMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { ImagePicker } from '../../shared/images/image-picker';
import { useImages } from '../../shared/images/use-images';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';
import { showToast } from '../../shared/ui/toast';
import { type Acceptance, useAcceptorActs } from './api';

const EMPTY = { amount: '', message: '' };

interface Props {
  acceptance: Acceptance;
  onClose: () => void;
}

/**
 * The holder says what was paid and shows the receipt; staff confirm by two people
 * (docs/domain/acceptors.md#claim).
 */
const ClaimDialog = ({ acceptance, onClose }: Props) => {
  const t = useTranslate();
  const currency = useCurrency();
  const { claim } = useAcceptorActs();
  const { draft, change, discard } = useDraft(`claim-${acceptance.id}`, EMPTY);
  const { images, add, remove, retry } = useImages();
  const fileIds = images.flatMap(({ fileId }) => fileId ?? []);
  const isProven = images.length > 0 && fileIds.length === images.length;
  const [tried, setTried] = useState(false);
  const amountMinor = parseMinor(draft.amount, currency);
  const isWrong = amountMinor === null || amountMinor <= 0;
  const { send, sending } = useSend(async () => {
    if (isWrong || !isProven) return;
    const message = draft.message.trim();
    await claim({
      acceptance_id: acceptance.id,
      amount: amountMinor,
      file_ids: fileIds,
      ...(message === '' ? {} : { message }),
    });
    discard();
    showToast(t('exchange.claimed'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    void send();
  };
  return (
    <Dialog title={t('exchange.claim')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="soft">{t('exchange.claimExplained')}</p>
        <AmountField
          label={t('exchange.claimAmount', { currency })}
          value={draft.amount}
          error={tried && isWrong ? t('put.invalid') : undefined}
          onChange={(typed) => change('amount', typed)}
        />
        <TextField
          label={t('exchange.claimMessage')}
          value={draft.message}
          maxLength={500}
          onChange={(event) => change('message', event.target.value)}
        />
        <ImagePicker
          label={t('exchange.claimProof')}
          images={images}
          disabled={sending}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
        />
        {tried && !isProven ? (
          <p className="field__error" role="alert">
            {t('exchange.claimProofMissing')}
          </p>
        ) : null}
        <Button type="submit" sending={sending}>
          {t('exchange.claimSend')}
        </Button>
      </form>
    </Dialog>
  );
};

export default ClaimDialog;
