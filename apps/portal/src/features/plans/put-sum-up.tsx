import type { Reason } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';

interface Props {
  quote: ResponseFor<'plan.quote'>;
  /** True while a newer sum-up is on its way. */
  isOld: boolean;
}

/** Who pays what, before it is confirmed. */
export const SumUp = ({ quote, isOld }: Props) => {
  const t = useTranslate();
  return (
    <section className={isOld ? 'put-old' : ''} aria-label={t('put.whoPays')} aria-busy={isOld}>
      <Rows>
        <Row name={t('order.budget')} strong>
          <Money amountMinor={quote.budget} />
        </Row>
        <Row name={t('order.paidOwn')}>
          <Money amountMinor={quote.paid_own} />
        </Row>
        {quote.paid_gift === 0 ? null : (
          <Row name={t('order.paidGift')}>
            <Money amountMinor={quote.paid_gift} />
          </Row>
        )}
        {quote.start_up === 0 ? null : (
          <Row name={t('order.startUp')}>
            <Money amountMinor={quote.start_up} />
          </Row>
        )}
        <Row name={t('put.after')}>
          <Money amountMinor={quote.available_after} />
        </Row>
      </Rows>
    </section>
  );
};

/** What forbids the put, or leaves it open; above the button, so that it is always in sight. Where money is missing, the way to it. */
export const Obstacles = ({ problems, isUnknown }: { problems: readonly string[]; isUnknown: boolean }) => {
  const t = useTranslate();
  const texts = problems.map((problem) => t(`reason.${problem as Reason}`));
  if (isUnknown) texts.push(t('pending.unknown'));
  return (
    <>
      {texts.map((text) => (
        <p key={text} className="failed" role="alert">
          {text}
        </p>
      ))}
      {problems.includes('insufficient_balance') ? <Link to={paths.wallet}>{t('wallet.topup')}</Link> : null}
    </>
  );
};
