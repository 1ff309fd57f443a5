export { Receipt, type Sent } from './receipt';
export { WithdrawForm } from './withdraw-form';
export { WithdrawalList } from './withdrawal-list';
