import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Money, useMoney } from '../../../shared/ui/money';
import { Row, Rows } from '../../../shared/ui/rows';
import type { Message } from './api';

/** A top-up case in the conversation, with its state as it is now. */
export const TopupCase = ({ topup }: { topup: NonNullable<Message['topup']> }) => {
  const t = useTranslate();
  const money = useMoney();
  const { amount: asked, posted_amount: posted } = topup;
  return (
    <section className="chat-card" aria-label={t('chat.topup')}>
      <h3>{t('chat.topup')}</h3>
      <Rows>
        <Row name={t('common.amount')} strong>
          <Money amountMinor={posted ?? asked} />
        </Row>
      </Rows>
      {posted === null || posted === asked ? null : <p>{t('topup.askedFor', { amount: money(asked) })}</p>}
      <p className="tag">{t(`topup.state.${topup.state}`)}</p>
      <Link className="chat-card__link" to={paths.wallet}>
        {t('adCenter.toWallet')}
      </Link>
    </section>
  );
};
