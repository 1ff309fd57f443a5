export { PayoutRunPage } from './run';
export { PayoutRunsPage } from './runs';
export { runStrings } from './strings';
