import { currencyDigits } from '@fairlead/money';
import type { Config } from '../../config';
import { type Answer, done, refuse } from '../../http/answer';

interface Terms {
  readonly pair: string;
  readonly rate: string;
  readonly feeBp: number;
  readonly amountMinor: number;
}

const WHOLE_BP = 10_000n;
/** Rates have at most eight decimals. */
const RATE_DIGITS = 8;
/** How far a rate may be from the stored reference, either way. */
const RATE_BOUND = 0.1;

const scaled = (rate: string): bigint => {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole + part.padEnd(RATE_DIGITS, '0'));
};

/**
 * What the holder pays for an amount, fee on top, in minor units of the first currency: rounded up to one of them, so that
 * what is shown is never less than what is taken.
 */
export const payMinorOf = ({ pair, rate, feeBp, amountMinor }: Terms): number => {
  const [from = '', to = ''] = pair.split('/');
  const above =
    BigInt(amountMinor) * (WHOLE_BP + BigInt(feeBp)) * 10n ** BigInt(RATE_DIGITS + currencyDigits(from));
  const below = WHOLE_BP * scaled(rate) * 10n ** BigInt(currencyDigits(to));
  return Number((above + below - 1n) / below);
};

const wrong = (field: string, reason: string): Answer<null> =>
  refuse('invalid_fields', { fields: { [field]: reason } });

/** Whether these terms may be offered: into the settlement currency, at a rate near the one that is stored. */
export const checkTerms = (
  { currency, moneyMode, referenceRates }: Pick<Config, 'currency' | 'moneyMode' | 'referenceRates'>,
  { pair, rate }: Pick<Terms, 'pair' | 'rate'>,
): Answer<null> => {
  if (!pair.endsWith(`/${currency}`)) return wrong('pair', 'not_one_of');
  if (scaled(rate) === 0n) return wrong('rate', 'too_small');
  const reference = referenceRates.get(pair);
  // With real money a pair without a reference is not offered: nothing would bound its rate.
  if (reference === undefined) return moneyMode === 'live' ? wrong('pair', 'not_one_of') : done(null);
  const stated = Number(rate);
  if (stated < reference * (1 - RATE_BOUND)) return wrong('rate', 'too_small');
  return stated > reference * (1 + RATE_BOUND) ? wrong('rate', 'too_big') : done(null);
};
