export type {
  Account,
  Entry,
  HolderAccount,
  Link,
  Move,
  Posting,
  ProgrammeAccount,
  TransactionKind,
} from './accounts';
export { PROGRAMME_ACCOUNTS } from './accounts';
export {
  type BooksCheck,
  checkBooks,
  findDifferences,
  readControl,
  readHolderSums,
  readProgramme,
} from './books';
export { closeHold, type HoldClosing, type HoldRequest, openHold, renewHold } from './holds';
export { post } from './post';
export { readAvailableDeltas } from './transactions';
export { lockWallet, openWallet, readPart, readParts, readWallet, totalAssets, type Wallet } from './wallet';
