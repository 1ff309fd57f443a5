import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { useDayName } from '../../../shared/ui/day-name';
import { Loaded } from '../../../shared/ui/loaded';
import { useMoney } from '../../../shared/ui/money';
import { More } from '../../../shared/ui/more';
import { type EventFilters, type FlowDay, type FlowEvent, useEvents } from './api';
import { byDay } from './event-days';
import { EventRow } from './event-row';
import './activity.css';

interface DayProps {
  readonly day: string;
  readonly sums: FlowDay | undefined;
  readonly events: readonly FlowEvent[];
  readonly type: EventFilters['type'];
}

const Day = ({ day, sums, events, type }: DayProps) => {
  const t = useTranslate();
  const id = useId();
  const dayName = useDayName();
  const money = useMoney();
  return (
    <section aria-labelledby={id} className="event-day">
      <div className="event-day__head">
        <h2 id={id}>{dayName(day)}</h2>
        {sums === undefined || sums.total_delta === 0 ? null : (
          <span>{t('activity.dayNet', { amount: money(sums.total_delta, 'always') })}</span>
        )}
      </div>
      <ul className="event-day__events">
        {events.map((event) => (
          <EventRow key={event.event} event={event} type={type} />
        ))}
      </ul>
    </section>
  );
};

interface Props {
  readonly filters: EventFilters;
  /** Said where there is nothing. */
  readonly none: ReactNode;
}

/** What happened, day by day, newest first. */
export const EventList = ({ filters, none }: Props) => {
  const t = useTranslate();
  const { list, more } = useEvents(filters);
  return (
    <Loaded query={list} lines={10}>
      {({ events, days }) =>
        events.length === 0 && !more.hasMore ? (
          none
        ) : (
          <>
            {byDay(events).map(({ day, events: ofDay }) => (
              <Day key={day} day={day} sums={days.get(day)} events={ofDay} type={filters.type} />
            ))}
            <p className="small soft">{t('activity.netExplained')}</p>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )
      }
    </Loaded>
  );
};
