export { NotCash, WalletFigures } from './figures';
export { FlowView } from './flow-view';
