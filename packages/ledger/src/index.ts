export {
  type Account,
  type HolderAccount,
  type MovementKind,
  PROGRAMME_ACCOUNTS,
  type ProgrammeAccount,
} from '@fairlead/vocabulary';
export type { Entry, Link, Move, Posting } from './accounts';
export {
  type BooksCheck,
  checkBooks,
  findDifferences,
  readControl,
  readHolderSums,
  readProgramme,
} from './books';
export { readInOut, readTaken } from './history';
export {
  closeHold,
  type HoldClosing,
  type HoldRequest,
  keepHoldDays,
  openHold,
  planClosing,
  planOpening,
  renewHold,
} from './holds';
export { post } from './post';
export { readAvailableDeltas } from './transactions';
export { lockWallet, openWallet, readPart, readParts, readWallet, totalAssets, type Wallet } from './wallet';
