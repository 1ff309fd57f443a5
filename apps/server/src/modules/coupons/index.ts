export { proposedCampaign, termsFault } from './campaign-terms';
export { newestCoupons } from './list';
export { couponsRoutes } from './routes';
export { couponShape } from './shape';
