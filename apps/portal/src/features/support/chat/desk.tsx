import { useSend } from '../../../shared/calls/use-send';
import { gap } from '../../../shared/i18n/marks';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { numberFormat } from '../../../shared/lib/formats';
import { Line } from '../../../shared/ui/icon';
import { useWrittenTime } from '../../../shared/ui/moment';
import { type Conversation, saveTranscript } from './api';

const DOTS = 'M6 12v.01M12 12v.01M18 12v.01';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A waiting time as people say it: minutes below an hour, then hours begun. */
const waitParts = (seconds: number): readonly [value: number, unit: 'minute' | 'hour'] =>
  seconds <= HOUR_S
    ? [Math.max(1, Math.ceil(seconds / MINUTE_S)), 'minute']
    : [Math.ceil(seconds / HOUR_S), 'hour'];

/** When the desk is open, in the reader's zone, and how soon it answers; known before anything is sent. */
export const DeskHours = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const writtenTime = useWrittenTime();
  const { opening_hours: hours, expected_wait_seconds: wait } = conversation;
  const written = (seconds: number): string => {
    const [value, unit] = waitParts(seconds);
    return numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  };
  return (
    <p className="small soft">
      {hours.next_change_at === null
        ? null
        : t(hours.open_now ? 'chat.open' : 'chat.closed', { time: writtenTime(hours.next_change_at) })}
      {gap()}
      {wait === null ? null : t('chat.wait', { duration: written(wait) })}
    </p>
  );
};

/** What is seldom wanted: the way to keep what was said. */
export const ChatMenu = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslate();
  const { send, sending } = useSend(saveTranscript);
  return (
    <details className="chat__menu">
      <summary aria-label={t('chat.menu')}>
        <Line path={DOTS} />
      </summary>
      <button
        type="button"
        className="chat__save"
        disabled={sending}
        aria-busy={sending}
        onClick={() => void send(conversation.id)}
      >
        {t('chat.save')}
      </button>
    </details>
  );
};
