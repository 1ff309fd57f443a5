export { GuestSupport } from './guest-support';
