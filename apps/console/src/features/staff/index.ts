export { ChangesPage } from './changes';
export { AccountPage, Password } from './own-account';
export { OwnIdentity } from './own-identity';
export { AddKey } from './own-keys';
export { StaffPage } from './staff';
export { staffStrings } from './strings';
export { TotpSetup } from './totp-setup';
