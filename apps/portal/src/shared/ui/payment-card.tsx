import { copyText } from '@fairlead/ui/copy-text';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import type { ResponseFor } from '../api';
import { useTranslate } from '../i18n/use-translate';
import { Icon } from './icon';
import { Money } from './money';
import { ReferenceRow } from './operation-id';
import { Row, Rows } from './rows';
import { showToast } from './toast';
import './payment-card.css';

type Card = NonNullable<ResponseFor<'topup.list'>['items'][number]['card']>;

/** A value that is typed elsewhere digit by digit: a tap copies it. */
const Copied = ({ name, value }: { name: string; value: string }) => {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    showToast(t((await copyText(value)) ? 'topup.copied' : 'common.copyFailed'));
  };
  return (
    <button
      type="button"
      className="payment-card__value"
      aria-label={`${value}, ${t('topup.copy', { name })}`}
      onClick={() => void copy()}
    >
      <span>{value}</span>
      <Icon name="copy" />
    </button>
  );
};

/**
 * Payment details as they stand in the registry: the only form in which they reach a person
 * (docs/promises.md#money-talk-only-on-record).
 */
export const PaymentCard = ({ card }: { card: Card }) => {
  const t = useTranslate();
  const method = TOPUP_METHODS.find((known) => known === card.method);
  return (
    <section className="payment-card" aria-label={t('topup.card')}>
      <h3>{t('topup.card')}</h3>
      <Rows>
        {card.amount === null ? null : (
          <Row name={t('common.amount')} strong>
            <Money amountMinor={card.amount} />
          </Row>
        )}
        {/* First of what is typed elsewhere: a payment without it is looked for by hand. */}
        {card.reference === null ? null : <ReferenceRow value={card.reference} />}
        <Row name={t('topup.payee')}>
          <Copied name={t('topup.payee')} value={card.payee_name} />
        </Row>
        <Row name={t('topup.method')}>{method ? t(`topup.method.${method}`) : card.method}</Row>
        {card.lines.map(({ name, value }) => (
          <Row key={name} name={name}>
            <Copied name={name} value={value} />
          </Row>
        ))}
      </Rows>
      {card.retired ? (
        <p className="warning">{t('topup.cardRetired')}</p>
      ) : (
        <p className="small soft">{t('topup.cardApproved')}</p>
      )}
    </section>
  );
};
