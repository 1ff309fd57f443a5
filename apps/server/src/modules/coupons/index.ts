export { couponsRoutes } from './routes';
export { couponShape } from './shape';
