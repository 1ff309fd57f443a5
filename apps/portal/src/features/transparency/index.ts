export { Published } from './published';
export { Reconciliation } from './reconciliation';
export { StaffActs } from './staff-acts';
