export { Reconciliation } from './reconciliation';
export { StaffActs } from './staff-acts';
