export { ForgottenPin } from './forgotten-pin';
