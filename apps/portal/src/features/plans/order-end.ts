/** What stands at the end of a plan's page, in one file that comes after the others. */
export { OrderBought } from './order-bought';
export { OrderNext } from './order-next';
export { OrderReceipt } from './order-receipt';
