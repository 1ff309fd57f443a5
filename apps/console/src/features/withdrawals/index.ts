export { withdrawalStrings } from './strings';
export { WithdrawalsPage } from './withdrawals';
