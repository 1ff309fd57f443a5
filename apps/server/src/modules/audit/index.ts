export { type Act, type Actor, audit } from './audit';
