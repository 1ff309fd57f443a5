import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import type { Message } from './api';

/** A top-up case in the conversation, with its state as it is now. */
export const TopupCase = ({ topup }: { topup: NonNullable<Message['topup']> }) => {
  const t = useTranslate();
  return (
    <section className="chat-card" aria-label={t('chat.topup')}>
      <h3>{t('chat.topup')}</h3>
      <Rows>
        <Row name={t('common.amount')} strong>
          <Money amountMinor={topup.amount} />
        </Row>
      </Rows>
      <p className="tag">{t(`topup.state.${topup.state}`)}</p>
      <Link className="chat-card__link" to={paths.wallet}>
        {t('adCenter.toWallet')}
      </Link>
    </section>
  );
};
