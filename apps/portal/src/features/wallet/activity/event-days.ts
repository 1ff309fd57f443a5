import type { FlowEvent } from './api';

/** Events in their days, in the order in which they come. */
export const byDay = (events: readonly FlowEvent[]): { day: string; events: FlowEvent[] }[] => {
  const days: { day: string; events: FlowEvent[] }[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event] });
  }
  return days;
};
