export { ProductsPage } from './products';
export { productStrings } from './strings';
