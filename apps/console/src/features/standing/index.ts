export { standingStrings } from './strings';
export { VerifyDialog } from './verify-dialog';
