export { proposedCampaign, termsFault } from './campaign-terms';
export { couponsRoutes } from './routes';
export { couponShape } from './shape';
