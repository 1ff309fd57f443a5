import { useState } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Loaded } from '../../shared/ui/loaded';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { showToast } from '../../shared/ui/toast';
import '../../shared/ui/choice.css';
import './publish-dialog.css';
import { useCatalogue, useFollowActs } from './api';

/** A lead chooses what of the catalogue to offer the followers. */
const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const { publish } = useFollowActs();
  const { list, more } = useCatalogue();
  const [chosen, setChosen] = useState<string | null>(null);
  const { send, sending } = useSend(async () => {
    if (chosen === null) return;
    const offers = await publish(chosen);
    showToast(t('lead.published', { count: offers }), 'done');
    onClose();
  });
  return (
    <Dialog title={t('lead.publish')} look="sheet" onClose={onClose} dismissible={!sending}>
      <p>{t('lead.publishExplained')}</p>
      <Loaded query={list} lines={5}>
        {(products) => (
          <>
            <div className="choices" role="radiogroup" aria-label={t('lead.product')}>
              {products.map(({ id, title, cover_url: cover, min_put_amount: min, max_put_amount: max }) => (
                <label key={id} className={`choice offer ${id === chosen ? 'offer--chosen' : ''}`}>
                  {cover ? <img className="offer__cover" src={cover} alt="" loading="lazy" /> : null}
                  <span className="offer__words">
                    <strong>{title}</strong>
                    <span className="small soft">
                      {t('plan.range', { minimum: money(min), maximum: money(max) })}
                    </span>
                  </span>
                  <input
                    type="radio"
                    name="product"
                    aria-label={title}
                    checked={id === chosen}
                    disabled={sending}
                    onChange={() => setChosen(id)}
                  />
                </label>
              ))}
            </div>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
      <div className="dialog__footer">
        <div className="dialog__actions">
          <Button look="quiet" disabled={sending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button sending={sending} disabled={chosen === null} onClick={() => void send()}>
            {t('lead.publish')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default PublishDialog;
