export { ByMonth } from './by-month';
export { Proof } from './proof';
export { Published, PublishedDays } from './published';
export { Reconciliation } from './reconciliation';
