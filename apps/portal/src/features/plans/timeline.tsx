import { useTranslate } from '../../shared/i18n/use-translate';
import { Moment } from '../../shared/ui/moment';
import type { OrderDetail } from './api';

/** Every change of a plan with time, cause and who made it, oldest first. */
export const Timeline = ({ entries }: { entries: OrderDetail['timeline'] }) => {
  const t = useTranslate();
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={`${entry.status}-${entry.cause}-${entry.time}`} className="timeline__entry">
          <p>
            <strong>{t(`order.status.${entry.status}`)}</strong>
          </p>
          <p className="small">
            {t(`order.cause.${entry.cause}`)} · {t(`order.actor.${entry.actor}`)}
          </p>
          <Moment time={entry.time} />
        </li>
      ))}
    </ol>
  );
};
