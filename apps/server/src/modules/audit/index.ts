export { type Actor, type Act, audit } from './audit';
