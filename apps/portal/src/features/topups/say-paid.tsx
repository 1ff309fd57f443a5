import { LIMITS } from '@fairlead/contract/limits';
import { lazy, Suspense, useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';

const PaidDialog = lazy(() => import('./paid-dialog'));

type Topup = ResponseFor<'topup.list'>['items'][number];

/** Who was told where to pay says that they did, and adds receipts until somebody decides. */
export const SayPaid = ({ topup }: { topup: Topup }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isSaid = topup.steps.some(({ state }) => state === 'paid');
  const hasRoom = topup.receipts < LIMITS.topupReceiptsMax;
  const isAwaited = topup.state === 'card_sent' || topup.state === 'posting_proposed';
  return (
    <>
      {topup.receipts > 0 ? (
        <p className="small soft">{t('topup.receipts', { count: topup.receipts })}</p>
      ) : null}
      {isAwaited && (!isSaid || hasRoom) ? (
        <Button look={isSaid ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
          {t(isSaid ? 'topup.addReceipt' : 'topup.paid')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <PaidDialog topupId={topup.id} isSaid={isSaid} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
