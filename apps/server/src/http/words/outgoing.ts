import type { FieldReason } from '@fairlead/contract';
import type { Config } from '../../config';
import { demandsPayment } from './demands';
import type { StaffText } from './fields';
import { leadsOutside } from './outside';
import { carriesPaymentDetails } from './payment';
import { plain } from './plain';
import { namesOtherCompany, promisesProfit } from './promises';

/** The hosts that staff may name: the portal's own. */
export const readableHosts = ({ publicUrl }: Pick<Config, 'publicUrl'>): readonly string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).host];

/**
 * What is wrong with a text that staff wrote and that holders read; null where nothing was found. No list finds all:
 * what it cannot do is said in docs/promises.md#money-talk-only-on-record.
 */
export const faultOfText = (
  { text, ofBank = false }: { readonly text: string; readonly ofBank?: boolean },
  hosts: readonly string[],
): FieldReason | null => {
  const read = plain(text);
  if (!ofBank && carriesPaymentDetails(read)) return 'payment_details';
  if (leadsOutside(read, hosts)) return 'outside_link';
  if (demandsPayment(read)) return 'pay_to_release';
  if (promisesProfit(read)) return 'promise_of_profit';
  return namesOtherCompany(read) ? 'other_company' : null;
};

/** The faults of several texts by the place where each stands. */
export const faultsOfTexts = (
  texts: readonly StaffText[],
  hosts: readonly string[],
): Readonly<Record<string, FieldReason>> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const fault = faultOfText(text, hosts);
      return fault === null ? [] : [[text.place, fault]];
    }),
  );
