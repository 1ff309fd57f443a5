export { FirstPlan } from './first-plan-lazy';
export { Gone } from './gone-lazy';
export { MyPlans } from './my-plans';
export { OrderDetail } from './order-detail';
export { ProductDetail } from './product-detail';
export { ProductList } from './product-list-lazy';
