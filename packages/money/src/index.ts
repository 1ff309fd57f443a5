export { currencyDigits, formatMinor, type MoneyFormat, parseMinor } from './currency';
export { divideHalfEven, shareOf, WHOLE_BP } from './rounding';
