export { OwnData } from './own-data';
