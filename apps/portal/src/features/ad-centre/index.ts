export { Overview } from './overview';
export { Standing } from './standing';
export { Tiles } from './tiles';
