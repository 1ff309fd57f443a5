export { basePathsOf, urlOf } from './addresses';
export { serveCalls } from './serve';
