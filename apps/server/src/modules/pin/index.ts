export { pinRoutes } from './routes';
export { verifyPin } from './verify';
