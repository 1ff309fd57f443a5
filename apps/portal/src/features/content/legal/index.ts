export { AcceptedList } from './accepted-list';
export { ChangedTerms } from './changed-terms';
export { LegalPage } from './legal-page';
