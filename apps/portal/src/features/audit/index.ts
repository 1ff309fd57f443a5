export { StaffActs } from './staff-acts';
