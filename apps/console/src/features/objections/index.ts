export { ObjectionsPage } from './objections';
export { objectionStrings } from './strings';
