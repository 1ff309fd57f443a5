export { HousePage } from './house';
export { OutboxPage } from './outbox';
export { houseStrings, outboxStrings } from './strings';
