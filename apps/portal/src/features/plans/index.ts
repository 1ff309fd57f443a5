export type { OrderStatus } from './api';
export { OrderDetail } from './order-detail';
export { OrderList } from './order-list';
export { ProductDetail } from './product-detail';
export { ProductList } from './product-list';
