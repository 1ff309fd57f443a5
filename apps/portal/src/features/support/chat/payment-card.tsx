import { copyText } from '@fairlead/ui/copy-text';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Money } from '../../../shared/ui/money';
import { ReferenceRow } from '../../../shared/ui/operation-id';
import { Row, Rows } from '../../../shared/ui/rows';
import { showToast } from '../../../shared/ui/toast';
import type { Message } from './api';

type Card = NonNullable<Message['card']>;

/** A value that is typed elsewhere digit by digit: a tap copies it. */
const Copied = ({ name, value }: { name: string; value: string }) => {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    showToast(t((await copyText(value)) ? 'chat.copied' : 'common.copyFailed'));
  };
  return (
    <button
      type="button"
      className="chat-card__value"
      aria-label={`${value}, ${t('chat.copy', { name })}`}
      onClick={() => void copy()}
    >
      {value}
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
    <section className="chat-card" aria-label={t('chat.card')}>
      <h3>{t('chat.card')}</h3>
      <Rows>
        {card.amount === null ? null : (
          <Row name={t('common.amount')} strong>
            <Money amountMinor={card.amount} />
          </Row>
        )}
        <Row name={t('chat.payee')}>
          <Copied name={t('chat.payee')} value={card.payee_name} />
        </Row>
        <Row name={t('chat.method')}>{method ? t(`chat.method.${method}`) : card.method}</Row>
        {card.lines.map(({ name, value }) => (
          <Row key={name} name={name}>
            <Copied name={name} value={value} />
          </Row>
        ))}
        {card.reference === null ? null : <ReferenceRow value={card.reference} />}
      </Rows>
      {card.retired ? (
        <p className="warning">{t('chat.cardRetired')}</p>
      ) : (
        <p className="small soft">{t('chat.cardApproved')}</p>
      )}
    </section>
  );
};
