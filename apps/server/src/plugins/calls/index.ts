export { basePathsOf, urlOf } from './addresses';
export { answerUnknown, serveCalls } from './serve';
