export type { BasicConfig, Contact, Session, UserInfo } from './account';
export type { Books, Move, Proposal, ProposalDetail } from './console';
export type { Order, OrderDetail, OrderResult, Product, Quote, Receipt } from './plan';
export type { Figures, Statistics } from './statistics';
export type {
  Eligibility,
  FlowRecord,
  MonthSummary,
  PayoutSetting,
  Property,
  Topup,
  Withdrawal,
} from './wallet';
