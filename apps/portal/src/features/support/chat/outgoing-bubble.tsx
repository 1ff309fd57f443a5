import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import type { Outgoing } from './outbox';

interface Props {
  out: Outgoing;
  onAgain: () => void;
  /** The text goes back to where it was written. */
  onEdit: () => void;
}

/** A message that the server has not confirmed: what is known of it, and what can be done. */
export const OutgoingBubble = ({ out, onAgain, onEdit }: Props) => {
  const t = useTranslate();
  const isRefused = out.state === 'refused';
  return (
    <li className={`bubble bubble--own ${isRefused ? 'bubble--refused' : ''}`}>
      <span className="hidden-text">{t('chat.you')}</span>
      {out.text === '' ? null : <p className="plain-text">{out.text}</p>}
      {out.files.map((file) => (
        <p key={file.fileId} className="small">
          {file.name}
        </p>
      ))}
      {out.state === 'sending' ? <p className="bubble__foot">{t('chat.mark.sending')}</p> : null}
      {out.state === 'waiting' ? <p className="small">{t('chat.waits')}</p> : null}
      {isRefused ? (
        <p className="small" role="alert">
          {t('chat.notSent', { reason: out.reason ?? '' })}
        </p>
      ) : null}
      {out.state === 'sending' ? null : (
        <div className="bubble__acts">
          {isRefused ? (
            <Button look="quiet" onClick={onEdit}>
              {t('chat.edit')}
            </Button>
          ) : null}
          <Button look="quiet" onClick={onAgain}>
            {t('chat.again')}
          </Button>
        </div>
      )}
    </li>
  );
};
