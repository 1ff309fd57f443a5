export {
  couponProblem,
  findCoupon,
  giveBackCoupon,
  listChoices,
  readUsedOn,
} from './choice';
export { listCoupons, newestCoupons } from './list';
export { campaignKind } from './propose-campaign';
export { couponsRoutes } from './routes';
export type { CouponRow } from './shape';
