export { Security } from './security';
