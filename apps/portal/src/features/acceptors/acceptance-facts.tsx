import { formatMinor } from '@fairlead/money';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { Acceptance } from './api';

interface Props {
  acceptance: Acceptance;
}

const currenciesOf = ({ pair }: Acceptance): readonly [string, string] => {
  const [from = '', to = ''] = pair.split('/');
  return [from, to];
};

/** The one sum that matters here: what is to be paid, in the other currency, and what comes of it. */
export const PaySum = ({ acceptance }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const locale = useLanguageTag();
  const [currency] = currenciesOf(acceptance);
  return (
    <div>
      <p className="soft">{t('exchange.pay')}</p>
      <p className="exchange-sum">{formatMinor(acceptance.pay_amount, { currency, locale })}</p>
      <p className="small soft">{t('exchange.payGets', { get: money(acceptance.amount) })}</p>
    </div>
  );
};

/** Who takes the payment, on which terms, until when. */
export const AcceptanceFacts = ({ acceptance }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  const { share, decimal } = useNumbers();
  const [from, to] = currenciesOf(acceptance);
  return (
    <Rows>
      <Row name={t('exchange.legalName')}>{acceptance.legal_name}</Row>
      <Row name={t('exchange.expires')}>{writtenTime(acceptance.expires_at)}</Row>
      <Row name={t('exchange.amount')}>
        <Money amountMinor={acceptance.amount} />
      </Row>
      <Row name={t('exchange.rate')}>
        {t('exchange.rateValue', { from, rate: decimal(acceptance.rate), to })}
      </Row>
      <Row name={t('exchange.fee')}>{share(acceptance.fee_bp)}</Row>
      <Row name={t('exchange.limits')}>
        {t('exchange.limitsValue', {
          least: money(acceptance.min_amount),
          most: money(acceptance.max_amount),
        })}
      </Row>
      <Row name={t('exchange.pair')}>{acceptance.pair}</Row>
    </Rows>
  );
};
