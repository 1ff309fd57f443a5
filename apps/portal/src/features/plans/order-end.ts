/** What stands below the fold of a plan's page, in one file that comes after the others. */
export { ConversionCard } from './conversion-card';
export { OrderBought } from './order-bought';
export { OrderFigures } from './order-figures';
export { OrderNext } from './order-next';
export { OrderReceipt } from './order-receipt';
