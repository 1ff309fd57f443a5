export { DeliveriesPage } from './deliveries';
export { webhookStrings } from './strings';
export { WebhooksPage } from './webhooks';
