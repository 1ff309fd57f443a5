export { CloseAccount } from './close-account';
