export { currencyDigits, formatMinor, type MoneyFormat, parseMinor, typedMinor } from './currency';
export {
  type Account,
  FLOW_TYPES,
  type FlowType,
  type HolderAccount,
  MOVEMENT_KINDS,
  MOVEMENTS,
  type MovementKind,
  PROGRAMME_ACCOUNTS,
  type ProgrammeAccount,
} from './movements';
export { divideHalfEven, shareOf, WHOLE_BP } from './rounding';
