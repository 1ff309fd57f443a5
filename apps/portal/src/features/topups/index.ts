export { TopupDialog } from './topup-dialog';
export { TopupList } from './topup-list';
