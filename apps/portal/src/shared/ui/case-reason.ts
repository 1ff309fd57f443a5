import { type PlainKey, sayCause } from '@fairlead/i18n';
import type { Lapse } from '@fairlead/vocabulary';
import { useTranslate } from '../i18n/use-translate';

const PHRASES = {
  not_decided_in_time: 'case.notDecidedInTime',
  not_confirmed_in_time: 'case.notConfirmedInTime',
  not_answered_in_time: 'case.notAnsweredInTime',
  payment_did_not_arrive: 'case.paymentDidNotArrive',
  paid_meanwhile: 'case.paidMeanwhile',
} as const satisfies Readonly<Record<Lapse, PlainKey>>;

const isLapse = (reason: string): reason is Lapse => Object.hasOwn(PHRASES, reason);

/** Writes the reason of a case for the reader: codes as phrases, words of people as they stand. */
export const useCaseReason = (): ((reason: string) => string) => {
  const t = useTranslate();
  return (reason) => (isLapse(reason) ? t(PHRASES[reason]) : sayCause(t, reason));
};
