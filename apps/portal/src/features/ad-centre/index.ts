export { Overview } from './overview';
export { Standing } from './standing';
