export { HolderSessions } from './holder-sessions';
export { KeysPage } from './keys';
export { SignInPage } from './sign-in';
export { keyStrings, sessionStrings } from './strings';
