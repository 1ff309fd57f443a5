import { Link } from 'react-router';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat, numberFormat } from '../../shared/lib/formats';
import { planDetailLink } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { More } from '../../shared/ui/more';
import { useNumbers } from '../../shared/ui/numbers';
import { StaffLine } from '../../shared/ui/staff-line';
import { type ScoreEvent, useScoreEvents } from './api';
import { foldEvents } from './fold-events';
import './standing.css';

/** What an event added or took, with its sign. */
const Delta = ({ delta, isStart = false }: { delta: number; isStart?: boolean }) => {
  const tag = useLanguageTag();
  const { count } = useNumbers();
  return (
    <strong className={`money ${delta < 0 ? 'money--loss' : ''}`}>
      {isStart ? count(delta) : numberFormat(tag, { signDisplay: 'exceptZero' }).format(delta)}
    </strong>
  );
};

const Event = ({ event }: { event: ScoreEvent }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const { count } = useNumbers();
  const cause = t(`score.cause.${event.cause}`);
  // The time of day would fill the line: it is that of the event.
  const lastDay =
    event.expires_at === null
      ? null
      : dateFormat(tag, { dateStyle: 'medium' }).format(new Date(event.expires_at));
  return (
    <li className="score-event">
      <div className="row row--apart">
        {event.order_id === null ? (
          <span>{cause}</span>
        ) : (
          <Link to={planDetailLink(event.order_id)} className="score-event__link">
            {cause}
          </Link>
        )}
        <Delta delta={event.delta} isStart={event.cause === 'start'} />
      </div>
      {event.remark === '' ? null : <p className="small">{event.remark}</p>}
      {event.cause === 'document_forged' ? <StaffLine /> : null}
      <div className="small soft">
        <Moment time={event.time} />
        {lastDay === null ? null : ` · ${t('score.expires', { time: lastDay })}`}
        {` · ${t('score.after', { score: count(event.score_after) })}`}
      </div>
    </li>
  );
};

/** Several equal events in a row as one, which opens to each of them. */
const Fold = ({ events }: { events: readonly [ScoreEvent, ...ScoreEvent[]] }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const [newest] = events;
  return (
    <li className="score-fold">
      <details>
        <summary>
          <span className="score-fold__words">
            <span>
              {t(`score.cause.${newest.cause}`)} ×{count(events.length)}
            </span>
            <span className="small soft">{t('score.after', { score: count(newest.score_after) })}</span>
          </span>
          <Delta delta={events.reduce((sum, { delta }) => sum + delta, 0)} />
        </summary>
        <ul>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      </details>
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
              {foldEvents(events).map((fold) =>
                fold.length === 1 ? (
                  <Event key={fold[0].id} event={fold[0]} />
                ) : (
                  <Fold key={fold[0].id} events={fold} />
                ),
              )}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
    </section>
  );
};
