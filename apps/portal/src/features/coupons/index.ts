export { Activities } from './activities';
export type { CouponState } from './api';
export { CouponList } from './coupon-list';
