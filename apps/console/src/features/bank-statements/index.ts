export { BankLinesPage } from './lines';
export { BankStatementsPage } from './statements';
export { bankStrings, lineStrings } from './strings';
