export { Published } from './published';
export { Reconciliation } from './reconciliation';
