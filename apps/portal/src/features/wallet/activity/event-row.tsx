import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { dateFormat } from '../../../shared/lib/formats';
import { paths } from '../../../shared/paths';
import { useTimeOfDay } from '../../../shared/ui/moment';
import { Money } from '../../../shared/ui/money';
import type { FlowEvent, FlowType } from './api';
import { EventIcon } from './event-icon';
import { EventRecords } from './event-records';
import { useEventWords } from './event-words';

/** Where a request and its payment are followed step by step; null where there is nothing to follow. */
const trackerOf = ({ withdrawal, topup_id: topupId }: FlowEvent): string | null => {
  if (withdrawal !== null) return `${paths.withdraw}?id=${withdrawal.id}`;
  return topupId === null ? null : `${paths.wallet}?topup=${topupId}`;
};

/** What stands below the title and below the amount. */
const useNotes = (
  event: FlowEvent,
  line: string,
  today: string | undefined,
): { below: string; beside: string } => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const timeOfDay = useTimeOfDay();
  const { withdrawal } = event;
  if (withdrawal !== null) {
    const day = dateFormat(tag, { month: 'short', day: 'numeric' }).format(new Date(withdrawal.created_at));
    return { below: t('activity.asked', { day }), beside: t(`withdraw.state.${withdrawal.state}`) };
  }
  if (today !== undefined && today !== event.day) {
    const day = dateFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return { below: line, beside: day.format(new Date(`${event.day}T00:00:00Z`)) };
  }
  const beside =
    event.kind === 'plan_day' ? t('activity.entries', { count: event.count }) : timeOfDay(event.time);
  return { below: line, beside };
};

interface Props {
  readonly event: FlowEvent;
  /** The one type of record that is on show. */
  readonly type: FlowType | undefined;
  /** Given where no day stands above the rows: what is of another day names it. */
  readonly today?: string;
}

/** One event: what it was, what it changed, and unfolded, the records that it is made of. */
export const EventRow = ({ event, type, today }: Props) => {
  const t = useTranslate();
  const { title, line, look } = useEventWords()(event);
  const { below, beside } = useNotes(event, line, today);
  const [isOpen, setOpen] = useState(false);
  const tracker = trackerOf(event);
  // What stays among one's own funds is quieter than what came or went.
  const isInside = event.total_delta === 0 && event.kind !== 'withdrawal';
  const what = (
    <>
      <EventIcon event={event} look={look} />
      <span className="event__words">
        <span className="event__title">{title}</span>
        {below === '' ? null : <span className="small soft">{below}</span>}
        {event.entered_by_hand ? <span className="tag">{t('badge.byHand')}</span> : null}
      </span>
    </>
  );
  const sum = (
    <span className={`event__sum ${isInside ? 'event__sum--inside' : ''}`}>
      <Money amountMinor={event.amount} sign="always" />
      <span className="small soft">{beside}</span>
    </span>
  );
  const unfold = {
    type: 'button',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  } as const;
  return (
    <li className="event">
      {tracker === null ? (
        <button {...unfold} className="event__row">
          {what}
          {sum}
        </button>
      ) : (
        <div className="event__row">
          <Link to={tracker} className="event__way">
            {what}
          </Link>
          <button {...unfold} className="event__unfold">
            <span className="hidden-text">{t('activity.details', { name: title })}: </span>
            {sum}
          </button>
        </div>
      )}
      {isOpen ? <EventRecords event={event} type={type} /> : null}
    </li>
  );
};
