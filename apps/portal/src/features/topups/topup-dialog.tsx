import { parseMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';
import { showToast } from '../../shared/ui/toast';
import { useAskForTopup } from './api';

const EMPTY = { amount: '', message: '' };

/** Asks recharge support for a top-up: manual only. */
const TopupDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const currency = useCurrency();
  const ask = useAskForTopup();
  const { draft, change, discard } = useDraft('topup', EMPTY);
  const [tried, setTried] = useState(false);
  const amountMinor = parseMinor(draft.amount, currency);
  const isWrong = amountMinor === null || amountMinor <= 0;
  const { send, sending } = useSend(async () => {
    if (isWrong) return;
    await ask(amountMinor, draft.message.trim());
    discard();
    showToast(t('topup.asked'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    void send();
  };
  return (
    <Dialog title={t('topup.ask')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="soft">{t('topup.explained')}</p>
        <AmountField
          label={t('topup.amount', { currency })}
          value={draft.amount}
          error={tried && isWrong ? t('put.invalid') : undefined}
          onChange={(typed) => change('amount', typed)}
        />
        <TextField
          label={t('topup.message')}
          value={draft.message}
          maxLength={500}
          onChange={(event) => change('message', event.target.value)}
        />
        <Button type="submit" sending={sending}>
          {t('topup.ask')}
        </Button>
      </form>
    </Dialog>
  );
};

export default TopupDialog;
