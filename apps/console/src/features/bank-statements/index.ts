export { CashEntriesPage } from './entries';
export { BankLinesPage } from './lines';
export { BankStatementsPage } from './statements';
export { bankStrings, entryStrings, importStrings, lineStrings } from './strings';
