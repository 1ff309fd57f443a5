export type { Acceptance } from './acceptors';
export type { BasicConfig, Contact, Session, UserInfo } from './account';
export type { Books } from './books';
export type {
  Arrival,
  ArrivalLine,
  Move,
  Proposal,
  ProposalDestination,
  ProposalDetail,
  ProposalFlagged,
  ProposalHolder,
} from './console';
export type { Coupon } from './coupons';
export type { Objection } from './objections';
export type { Limits, Order, OrderDetail, Product, Receipt, Spread } from './plans';
export type { LeftOut, RunEvidence } from './run-evidence';
export type { DeliveryReport, JobsRun, Source, StatementDocument } from './statements';
export type { Figures, Statistics } from './statistics';
export type { Conversation, Message, ParsedUp, SocketDown, SocketUp } from './support';
export type { OwnTopup, Topup } from './topups';
export type { FlowEvent, FlowRecord, MonthSummary, Property } from './wallet';
export type { Eligibility, PayoutSetting, Withdrawal } from './withdrawals';
