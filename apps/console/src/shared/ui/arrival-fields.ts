import { LIMITS } from '@fairlead/contract/limits';
import { strings } from '../lib/strings';
import type { ActField } from './act-fields';
import { arrivalStrings } from './arrival-strings';

/** By which money of a payee is known. */
export const receiptField: ActField<'receipt_number'> = {
  ...{ name: 'receipt_number', kind: 'line', label: strings.common.receipt },
  ...{ hint: arrivalStrings.receiptHint, maxLength: LIMITS.referenceMax },
};

/** Why less, more or otherwise arrived than was asked for. */
export const differenceField: ActField<'difference_reason'> = {
  ...{ name: 'difference_reason', kind: 'lines', optional: 'depends' },
  ...{ label: arrivalStrings.reason, hint: arrivalStrings.reasonHint },
};

/** The reason as it is sent: nothing at all where nothing was typed. */
export const differenceOf = (typed: string): { difference_reason?: string } =>
  typed.trim() === '' ? {} : { difference_reason: typed };
