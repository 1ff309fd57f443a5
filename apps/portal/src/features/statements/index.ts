export { ByMonth } from './by-month';
export { Proof } from './proof';
export { Published } from './published';
export { Reconciliation } from './reconciliation';
