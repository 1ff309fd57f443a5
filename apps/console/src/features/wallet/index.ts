export { HoldDialog, type Holder, StartUpDialog } from './holder-dialogs';
export { HolderFlow } from './holder-flow';
export { HolderWallet } from './holder-wallet';
export { HoldsPage } from './holds';
export { holdStrings, startUpStrings } from './strings';
