export { stateActs } from './holder-state';
export { HoldersPage } from './holders';
export { accountStrings } from './strings';
