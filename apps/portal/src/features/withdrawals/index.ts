export { WithdrawForm } from './withdraw-form';
export { WithdrawalList } from './withdrawal-list';
