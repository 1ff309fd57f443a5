export { useIsPinSet } from './api';
export { ChangePin } from './change-pin';
export { ForgottenPin } from './forgotten-pin';
export { LoginPasswordForm } from './login-password-form';
