export { usePayout, usePayoutMethods, usePerson } from './api';
export { PayoutForm } from './payout-form';
export { SetPassword } from './set-password';
export { PayoutLinks } from './settings-links';
