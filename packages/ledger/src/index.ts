export {
  type Account,
  type HolderAccount,
  type MovementKind,
  PROGRAMME_ACCOUNTS,
  type ProgrammeAccount,
} from '@fairlead/vocabulary';
export type { Entry, Link, Move, Posting } from './accounts';
export { sumBankEntries } from './bank-entries';
export {
  BOOKS_LATE_MS,
  type BooksCheck,
  type BooksOutcome,
  type Checks,
  checkBooks,
  finishedAt,
  isChecking,
  readChecks,
  readControl,
  readHolderSums,
  readProgramme,
  stopWrites,
} from './books';
export { type CashDay, readCashDays } from './cash-days';
export {
  type ChainHead,
  type EntryPage,
  type KindSum,
  type LinkedEntry,
  listEntries,
  listLinked,
  listProgrammeEntries,
  listProvenEntries,
  type ProvenEntry,
  readBalancesAfter,
  readBalancesBefore,
  readChainHeads,
  readEntry,
  readEntryHolder,
  readFirstEntryTime,
  readLinks,
  readProgrammeEntries,
  sumKinds,
} from './entries';
export {
  type EventFilter,
  type EventName,
  type EventPlace,
  type EventSearch,
  type FlowEvent,
  findEventWindow,
  listEventEntries,
  listEvents,
  readChainEnd,
} from './events';
export { type Freeze, freezeHolder, readFreezes, readWrongBalances, repairWallet } from './freezes';
export { readInOut, readTaken } from './history';
export { type HoldFigures, readHoldFigures, readHoldPeople } from './hold-figures';
export {
  closeHold,
  findWithdrawalHold,
  type HeldAmount,
  type HoldClosing,
  type HoldRequest,
  keepHoldDays,
  openHold,
  planClosing,
  planOpening,
  readChargebackEnd,
  readHeld,
  readHeldRevenue,
  renewHold,
} from './holds';
export {
  type OrderEntries,
  readNewestSettling,
  readPartShares,
  readPutShares,
  readReturnedShares,
} from './order-sources';
export { type Past, readPast, reportGoingBack } from './past';
export { post } from './post';
export { findDifferences, type KeptCheck, readLastFull } from './read-books';
export {
  type EntriesBelow,
  type EntryShares,
  readBalance,
  readBalanceShares,
  readOrderBalance,
  type SharingEntry,
} from './sources';
export { listMoves, readAvailableDeltas } from './transactions';
export {
  claimWallet,
  lockWallet,
  openWallet,
  readPart,
  readParts,
  readWallet,
  totalAssets,
  type Wallet,
} from './wallet';
