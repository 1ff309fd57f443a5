export { newestCoupons } from './list';
export { campaignKind } from './propose-campaign';
export { couponsRoutes } from './routes';
export { couponShape } from './shape';
