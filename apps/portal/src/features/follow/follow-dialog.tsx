import { useSend } from '../../shared/calls/use-send';
import { gap } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toast';
import { type CurrentLead, type LeadCard, useFollowActs } from './api';
import { LeadRecord } from './lead-record';

interface Props {
  lead: LeadCard;
  before: CurrentLead;
  onClose: () => void;
  onDone: () => void;
}

/** The record of a lead and the question whether to follow. */
const FollowDialog = ({ lead, before, onClose, onDone }: Props) => {
  const t = useTranslate();
  const { follow } = useFollowActs();
  const { send, sending } = useSend(async () => {
    await follow(lead.operation_id);
    showToast(t('follow.done', { name: lead.nickname }), 'done');
    onDone();
    onClose();
  });
  const title =
    before === null
      ? t('follow.question', { name: lead.nickname })
      : t('follow.changeQuestion', { name: lead.nickname, before: before.nickname });
  return (
    <Dialog title={title} look="sheet" onClose={onClose} dismissible={!sending}>
      <p className="small soft">
        {t('follow.id', { id: lead.operation_id })} · {t('follow.open', { count: lead.published })}
      </p>
      <LeadRecord lead={lead} />
      <p className="small">
        {t('follow.never')}
        {gap()}
        {before === null ? null : t('follow.changeExplained')}
      </p>
      <div className="dialog__footer">
        <p className="warning">{t('record.warning')}</p>
        <div className="dialog__actions">
          <Button look="quiet" disabled={sending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button sending={sending} onClick={() => void send()}>
            {t(before === null ? 'follow.confirm' : 'follow.change')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default FollowDialog;
