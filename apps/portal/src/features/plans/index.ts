export { MyPlans } from './my-plans';
export { OrderDetail } from './order-detail';
export { ProductDetail } from './product-detail';
export { ProductList } from './product-list';
