import { Line } from '../../../shared/ui/icon';
import type { FlowEvent } from './api';
import type { EventLook } from './event-words';

const DRAWINGS: Readonly<Record<EventLook, string>> = {
  in: 'M17.500 6.500 7 17M7 9v8h8',
  out: 'M6.500 17.500 17 7M9 7h8v8',
  hold: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.500V12l3 2',
  other: 'M5 9h14M5 15h14M9 5 5 9l4 4M15 11l4 4-4 4',
};

/** The picture of a plan's product, or what kind of event it is. Decoration: the words stand beside it. */
export const EventIcon = ({ event, look }: { event: FlowEvent; look: EventLook }) =>
  event.order?.cover_url ? (
    <span className="event__icon">
      <img src={event.order.cover_url} alt="" loading="lazy" />
    </span>
  ) : (
    <span className={`event__icon event__icon--${look}`}>
      <Line path={DRAWINGS[look]} />
    </span>
  );
