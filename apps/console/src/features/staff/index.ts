export { ChangesPage } from './changes';
export { AccountPage, Password } from './own-account';
export { StaffPage } from './staff';
export { staffStrings } from './strings';
export { TotpSetup } from './totp-setup';
