import type { PlainKey } from '@fairlead/i18n';
import { useTranslate } from '../i18n/use-translate';

/** Codes that the system writes in the place of words of staff. */
const PHRASES: Readonly<Record<string, PlainKey>> = {
  not_decided_in_time: 'case.notDecidedInTime',
  not_confirmed_in_time: 'case.notConfirmedInTime',
  not_answered_in_time: 'case.notAnsweredInTime',
  payment_did_not_arrive: 'case.paymentDidNotArrive',
};

/** Writes the reason of a case for the reader: the system's codes as phrases, words of people as they stand. */
export const useCaseReason = (): ((reason: string) => string) => {
  const t = useTranslate();
  return (reason) => {
    const phrase = PHRASES[reason];
    return phrase === undefined ? reason : t(phrase);
  };
};
