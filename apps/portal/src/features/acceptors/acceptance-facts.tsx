import { formatMinor } from '@fairlead/money';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { Acceptance } from './api';

/** Who takes the payment, on which terms, until when. */
export const AcceptanceFacts = ({ acceptance }: { acceptance: Acceptance }) => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  const { share } = useNumbers();
  const locale = useLanguageTag();
  const [from = '', to = ''] = acceptance.pair.split('/');
  return (
    <>
      <Rows>
        <Row name={t('exchange.legalName')}>{acceptance.legal_name}</Row>
        <Row name={t('exchange.pair')}>{acceptance.pair}</Row>
        <Row name={t('exchange.rate')}>{t('exchange.rateValue', { from, rate: acceptance.rate, to })}</Row>
        <Row name={t('exchange.fee')}>{share(acceptance.fee_bp)}</Row>
        <Row name={t('exchange.limits')}>
          {t('exchange.limitsValue', {
            least: money(acceptance.min_amount),
            most: money(acceptance.max_amount),
          })}
        </Row>
        <Row name={t('exchange.expires')}>{writtenTime(acceptance.expires_at)}</Row>
        <Row name={t('exchange.amount')} strong>
          <Money amountMinor={acceptance.amount} />
        </Row>
      </Rows>
      <p className="plain-text">
        {t('exchange.youPay', {
          pay: formatMinor(acceptance.pay_amount, { currency: from, locale }),
          get: money(acceptance.amount),
        })}
      </p>
    </>
  );
};
