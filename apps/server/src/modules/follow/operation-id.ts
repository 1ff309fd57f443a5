import { OPERATION_ID_PATTERN } from '@fairlead/contract';
import { luhnDigit } from '../access';

/**
 * Whether a text can be an operation ID: eight digits, the last a Luhn check digit
 * (docs/domain/account.md#operation-id).
 */
export const isOperationId = (typed: string): boolean =>
  OPERATION_ID_PATTERN.test(typed) && luhnDigit(typed.slice(0, -1)) === Number(typed.at(-1));
