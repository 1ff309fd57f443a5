export { useIsPinSet } from './api';
export { ChangePin } from './change-pin';
export { LoginPasswordForm } from './login-password-form';
