export { NotCash, WalletFigures } from './figures';
export { FlowList } from './flow-list';
