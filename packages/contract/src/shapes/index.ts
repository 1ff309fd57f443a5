export type { Acceptance } from './acceptor';
export type { BasicConfig, Contact, Session, UserInfo } from './account';
export type { Arrival, Books, Move, Proposal, ProposalDetail } from './console';
export type { Coupon } from './coupon';
export type { Objection } from './objection';
export type { Order, OrderDetail, OrderResult, Product, Quote, Receipt } from './plan';
export type { DeliveryReport, Source, StatementDocument } from './statement';
export type { Figures, Statistics } from './statistics';
export type { Conversation, Message, SocketDown, SocketUp } from './support';
export type {
  Eligibility,
  FlowRecord,
  MonthSummary,
  PayoutSetting,
  Property,
  Topup,
  Withdrawal,
} from './wallet';
