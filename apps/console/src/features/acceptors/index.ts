export { AcceptancesPage } from './acceptances';
export { acceptanceStrings } from './strings';
