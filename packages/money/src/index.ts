export { currencyDigits, formatMinor, type MoneyFormat, parseMinor, typedMinor } from './currency';
export { divideHalfEven, shareOf, WHOLE_BP } from './rounding';
