export { HousePage } from './house';
export { OutboxPage } from './outbox';
export { houseStrings, mediaPaymentStrings, outboxStrings } from './strings';
