import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { dayOf } from '../../../shared/ui/day-name';
import { Loaded } from '../../../shared/ui/loaded';
import { useNow } from '../../../shared/ui/moment';
import { useRecentEvents } from './api';
import { EventRow } from './event-row';
import './activity.css';

const TICK_MS = 60_000;

/** The newest few of what happened, and the way to all of it. */
export const RecentActivity = () => {
  const t = useTranslate();
  const id = useId();
  const today = dayOf(useNow(TICK_MS));
  const query = useRecentEvents();
  return (
    <section aria-labelledby={id} className="event-day">
      <div className="row row--apart">
        <h2 id={id}>{t('wallet.flow')}</h2>
        <Link to={paths.flow} className="event-all">
          <span className="hidden-text">{t('wallet.flow')}: </span>
          {t('activity.seeAll')}
        </Link>
      </div>
      <Loaded query={query} lines={5}>
        {({ items, next_cursor: more }) => {
          // A page may be empty before the last one.
          if (items.length === 0) return more === null ? <p className="soft">{t('flow.none')}</p> : null;
          return (
            <ul className="event-day__events">
              {items.map((event) => (
                <EventRow key={event.event} event={event} type={undefined} today={today} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
};
