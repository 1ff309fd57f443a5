import { useQueryClient } from '@tanstack/react-query';
import { sender } from '../../shared/api/sender';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { showToast } from '../../shared/ui/toast';
import { useProperty } from './api';

/** Money that the programme would lend: nothing is lent before the person accepts, and declining costs nothing. */
export const StartUpOffer = () => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  const cache = useQueryClient();
  const offer = useProperty().data?.start_up_funds.offer;
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  const { send, sending } = useSend(async (accept: boolean) => {
    if (!offer) return;
    await sender.send('wallet.answerStartUp', { offer_id: offer.id, accept });
    showToast(t(accept ? 'wallet.offer.accepted' : 'wallet.offer.declined'), 'done');
    await cache.invalidateQueries();
  });
  if (!offer || isBlocked || isClosing) return null;
  return (
    <section className="card">
      <h2>{t('wallet.offer.title')}</h2>
      <p>{t('wallet.offer.text', { amount: money(offer.amount), time: writtenTime(offer.until) })}</p>
      <div className="dialog__actions">
        <Button look="quiet" sending={sending} onClick={() => void send(false)}>
          {t('wallet.offer.decline')}
        </Button>
        <Button sending={sending} onClick={() => void send(true)}>
          {t('wallet.offer.accept')}
        </Button>
      </div>
    </section>
  );
};
