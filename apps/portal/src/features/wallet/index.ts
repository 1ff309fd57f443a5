export { RecentActivity } from './activity/recent';
export { NotCash, WalletFigures } from './figures';
export { FlowView } from './flow-view';
export { StartUpOffer } from './start-up-offer';
export { WithdrawBlockers } from './withdraw-blockers';
