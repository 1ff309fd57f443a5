import type { Config } from '../../config';
import { faultOfText } from '../../http/words';

const LENGTH_MAX = 120;

/**
 * Names that everybody reads at once, before any second person: what no member of staff may write is no name either
 * (docs/promises.md#money-talk-only-on-record). Numbers of registers are long, and no account numbers.
 */
export const operatorWordsFaults = ({ operator }: Pick<Config, 'operator'>): string[] => {
  const names = {
    OPERATOR_LEGAL_NAME: operator.legalName,
    OPERATOR_REGISTER: operator.register,
    OPERATOR_REGISTRATION_NUMBER: operator.registrationNumber,
  };
  return Object.entries(names).flatMap(([name, text]) => {
    if (!text) return [];
    const ofBank = name === 'OPERATOR_REGISTRATION_NUMBER';
    const fault = text.length > LENGTH_MAX ? 'too_long' : faultOfText({ text, ofBank }, []);
    // A company may well bear a name of this list.
    return fault === null || fault === 'other_company' ? [] : [`${name}: this is no name (${fault})`];
  });
};
