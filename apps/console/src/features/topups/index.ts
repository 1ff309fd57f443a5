export { PayeesPage } from './payees';
export { payeeStrings, topupStrings } from './strings';
export { TopupsPage } from './topups';
