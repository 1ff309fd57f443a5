import { Link } from 'react-router';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { caseInHand } from '../../../shared/lib/case-in-hand';
import { paths } from '../../../shared/paths';
import { Loaded } from '../../../shared/ui/loaded';
import { useWrittenTime } from '../../../shared/ui/moment';
import { Bubble } from '../chat/bubble';
import { type GuestPage, useGuestCase } from './api';
import { GuestComposer } from './guest-composer';
import type { CaseKey } from './kept-case';
import { KeyCard } from './key-card';
import { GuestObjection } from './objection-form';
import '../chat/chat.css';

const Hours = ({ hours }: { hours: GuestPage['opening_hours'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const next = hours.next_change_at;
  if (!hours.open_now && next === null) return null;
  return (
    <p className="small soft">
      {hours.open_now ? t('guest.openNow') : t('guest.closedNow', { time: writtenTime(next ?? '') })}
    </p>
  );
};

interface Props {
  caseKey: CaseKey;
  isNew: boolean;
  onLeave: () => void;
}

/** The conversation of a guest's case, as the app's own chat looks; it hangs from its end. */
export const GuestCase = ({ caseKey, isNew, onLeave }: Props) => {
  const t = useTranslate();
  const { query, messages, hasOlder, loadOlder, lookAgain } = useGuestCase(caseKey);
  const older = useSend(loadOlder);
  const look = (): void => void lookAgain();
  return (
    <div className="chat-page">
      <div className="chat">
        <p className="chat__notice">{t('service.never')}</p>
        <div className="chat__middle">
          <section
            className="chat__scroll"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
            tabIndex={0}
            aria-label={t('guest.messages')}
          >
            <div className="chat__content">
              <Loaded query={query} lines={4}>
                {({ opening_hours: hours }) => (
                  <>
                    {hasOlder ? (
                      <button
                        type="button"
                        className="chat__save"
                        disabled={older.sending}
                        onClick={() => void older.send()}
                      >
                        {t('guest.earlier')}
                      </button>
                    ) : null}
                    <ol className="chat__list" aria-live="polite">
                      {messages.map((message) => (
                        <Bubble key={message.id} message={message} />
                      ))}
                    </ol>
                    <Hours hours={hours} />
                  </>
                )}
              </Loaded>
              <p>
                <Link to={paths.resetPassword} onClick={() => caseInHand.set(caseKey)}>
                  {t('guest.setPassword')}
                </Link>
              </p>
              <GuestObjection caseKey={caseKey} onSent={look} />
              <KeyCard caseKey={caseKey} isNew={isNew} onLeave={onLeave} />
            </div>
          </section>
        </div>
        <GuestComposer caseKey={caseKey} onSent={look} />
      </div>
    </div>
  );
};
