import { parseMinor } from '@fairlead/money';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Icon } from '../../shared/ui/icon';
import { useMoney } from '../../shared/ui/money';
import { Choices } from '../../shared/ui/tabs';
import { TextField } from '../../shared/ui/text-field';
import { showToast } from '../../shared/ui/toast';
import { useAskForTopup } from './api';
import '../../shared/ui/choice.css';
import { gap } from '../../shared/i18n/marks';

const EMPTY = { amount: '', method: '', message: '' };
/** In whole units of the currency. */
const USUAL = ['50', '100', '200', '500'] as const;
const METHODS = ['any', ...TOPUP_METHODS] as const;

/** The way for who has money in another currency. */
const ExchangeInstead = () => {
  const t = useTranslate();
  return (
    <Link to={paths.foreignExchange} className="choice">
      <span>
        {t('foreignExchange.title')}
        <br />
        <span className="small soft">{t('wallet.exchangeNote')}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
};

/** Asks recharge support for a top-up: manual only. */
const TopupDialog = ({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) => {
  const t = useTranslate();
  const currency = useCurrency();
  const ask = useAskForTopup();
  const { draft, change, discard } = useDraft('topup', EMPTY);
  const [tried, setTried] = useState(false);
  const money = useMoney();
  const amountMinor = parseMinor(draft.amount, currency);
  const method = TOPUP_METHODS.find((one) => one === draft.method);
  const isWrong = amountMinor === null || amountMinor <= 0;
  const { send, sending } = useSend(async () => {
    if (isWrong) return;
    await ask(amountMinor, method, draft.message.trim());
    discard();
    showToast(t('topup.asked'), 'done');
    onClose();
    onAsked();
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
        <Choices
          label={t('topup.usual')}
          options={USUAL.map((value) => ({ value, label: money(parseMinor(value, currency) ?? 0) }))}
          value={draft.amount}
          onChange={(value) => change('amount', value)}
        />
        <p aria-hidden="true">{t('topup.how')}</p>
        <Choices
          label={t('topup.how')}
          options={METHODS.map((value) => ({ value, label: t(`topup.method.${value}`) }))}
          value={method ?? 'any'}
          onChange={(value) => change('method', value)}
        />
        <p className="small soft">
          {t(`topup.methodNote.${method ?? 'any'}`)}
          {gap()}
          {t('topup.noFee')}
        </p>
        <TextField
          label={t('topup.message')}
          value={draft.message}
          maxLength={500}
          onChange={(event) => change('message', event.target.value)}
        />
        <ExchangeInstead />
        <div className="dialog__footer">
          <p className="small">{t('service.never')}</p>
          <Button type="submit" sending={sending}>
            {t('topup.ask')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export default TopupDialog;
