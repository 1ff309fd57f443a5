import { deviceClock } from '@fairlead/ui/clock';
import { BREAKDOWNS, type Breakdown } from '@fairlead/vocabulary';
import { among, useAddressFilters } from '../../shared/lib/use-address-filters';
import { dayOf } from '../../shared/ui/day-name';
import type { Question } from './api';
import { type Days, daysOf, faultOf, TIMES, type Time } from './days';
import { METRICS, type Metric } from './points';

/** What of the address says which figures are shown. */
const NAMES = ['time', 'from', 'until', 'by', 'figure', 'plan'] as const;

/** Which time, told apart by what, and which figure of it: the address holds it, so that coming back finds it again. */
export const useChoice = () => {
  const { written, change } = useAddressFilters(NAMES);
  const today = dayOf(deviceClock.now());
  const isTyped = written('from') !== '' || written('until') !== '';
  const time: Time = among(TIMES, written('time')) ?? (isTyped ? 'own' : 'four');
  const preset = daysOf(time === 'own' ? 'four' : time, today);
  const days: Days =
    time === 'own'
      ? { from: written('from') || preset.from, until: written('until') || preset.until }
      : preset;
  const by: Breakdown = among(BREAKDOWNS, written('by')) ?? 'day';
  const metric: Metric = among(METRICS, written('figure')) ?? 'spend';
  const orderId = /^[1-9]\d{0,14}$/.test(written('plan')) ? written('plan') : undefined;
  const question: Question = { ...days, by, ...(orderId === undefined ? {} : { order_id: orderId }) };
  return { time, days, fault: faultOf(days), by, metric, orderId, today, question, change };
};

export type Choice = ReturnType<typeof useChoice>;
