import { Link } from 'react-router';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { numberFormat } from '../../shared/lib/formats';
import { planDetailLink } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { Moment, useWrittenTime } from '../../shared/ui/moment';
import { More } from '../../shared/ui/more';
import { useNumbers } from '../../shared/ui/numbers';
import { StaffLine } from '../../shared/ui/staff-line';
import { type ScoreEvent, useScoreEvents } from './api';
import './standing.css';

const Event = ({ event }: { event: ScoreEvent }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const { count } = useNumbers();
  const writtenTime = useWrittenTime();
  const signed = numberFormat(tag, { signDisplay: 'exceptZero' }).format(event.delta);
  return (
    <li className="score-event">
      <div className="row row--apart">
        <span>{t(`score.cause.${event.cause}`)}</span>
        <strong className={`money ${event.delta < 0 ? 'money--loss' : ''}`}>
          {event.cause === 'start' ? count(event.delta) : signed}
        </strong>
      </div>
      {event.remark === '' ? null : <p className="small">{event.remark}</p>}
      {event.cause === 'document_forged' ? <StaffLine /> : null}
      <p className="small soft facts">
        <span>{t('score.after', { score: count(event.score_after) })}</span>{' '}
        {event.expires_at === null ? null : (
          <span>{t('score.expires', { time: writtenTime(event.expires_at) })}</span>
        )}
      </p>
      <div className="row row--apart">
        <Moment time={event.time} />
        {event.order_id === null ? null : (
          <Link to={planDetailLink(event.order_id)} className="score-event__link">
            {t('score.toPlan')}
          </Link>
        )}
      </div>
    </li>
  );
};

/** The credit score event by event, each with its cause; never empty, since every score begins with one. */
export const ScoreEvents = ({ score }: { score: number }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const { list, more } = useScoreEvents();
  return (
    <section className="card">
      <div className="row row--apart">
        <h2>{t('score.heading')}</h2>
        <span className="figure">{count(score)}</span>
      </div>
      <p className="small soft">{t('score.range')}</p>
      <Loaded query={list} lines={6}>
        {(events) => (
          <>
            <ul>
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
    </section>
  );
};
