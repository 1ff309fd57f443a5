import { lazy, Suspense, useState } from 'react';
import { gap } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import type { Membership } from './api';

const OpenDialog = lazy(() => import('./open-membership'));
const RefundDialog = lazy(() => import('./refund-membership'));

const Offer = ({ membership, onOpen }: { membership: Membership; onOpen: () => void }) => {
  const t = useTranslate();
  return (
    <>
      <Rows>
        <Row name={t('membership.price')}>
          <Money amountMinor={membership.price} />
        </Row>
        <Row name={t('membership.length')}>{t('membership.days', { count: membership.days })}</Row>
      </Rows>
      <p className="small soft">
        {t('membership.refundDays')}
        {gap()}
        {t('membership.renews')}
      </p>
      <Button look="quiet" onClick={onOpen}>
        {t('membership.open')}
      </Button>
    </>
  );
};

const Running = ({ membership, onEnd }: { membership: Membership; onEnd: () => void }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { ends_at: endsAt, refund_until: refundUntil, refund_amount: refundAmount } = membership;
  return (
    <>
      <Rows>
        {endsAt === null ? null : <Row name={t('membership.runs')}>{writtenTime(endsAt)}</Row>}
        {refundUntil === null ? null : (
          <Row name={t('membership.refundUntil')}>{writtenTime(refundUntil)}</Row>
        )}
        {refundAmount === null ? null : (
          <Row name={t('membership.refundNow')} strong>
            <Money amountMinor={refundAmount} />
          </Row>
        )}
      </Rows>
      {refundAmount === null ? (
        <p className="small soft">{t('membership.refundOver')}</p>
      ) : (
        <Button look="quiet" onClick={onEnd}>
          {t('membership.end')}
        </Button>
      )}
    </>
  );
};

/** What a membership is, opens it, and gives it back (docs/domain/standing.md#membership). */
export const MembershipCard = ({ membership }: { membership: Membership }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'open' | 'refund' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section className="card">
      <h2>{t('membership.heading')}</h2>
      <p>{t('membership.explained')}</p>
      {membership.active ? (
        <Running membership={membership} onEnd={() => setOpen('refund')} />
      ) : (
        <Offer membership={membership} onOpen={() => setOpen('open')} />
      )}
      <Suspense fallback={null}>
        {open === 'open' ? <OpenDialog membership={membership} onClose={close} /> : null}
        {open === 'refund' ? <RefundDialog membership={membership} onClose={close} /> : null}
      </Suspense>
    </section>
  );
};
