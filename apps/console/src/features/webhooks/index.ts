export { webhookStrings } from './strings';
export { WebhooksPage } from './webhooks';
