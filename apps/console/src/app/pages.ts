import type { Call } from '@fairlead/contract';
import * as acceptor from '@fairlead/contract/calls/acceptors-staff';
import * as key from '@fairlead/contract/calls/access-keys';
import * as holder from '@fairlead/contract/calls/account-staff';
import * as audit from '@fairlead/contract/calls/audit';
import * as bank from '@fairlead/contract/calls/bank-statements';
import * as content from '@fairlead/contract/calls/content';
import * as coupon from '@fairlead/contract/calls/coupons-staff';
import * as feedback from '@fairlead/contract/calls/feedback-staff';
import * as report from '@fairlead/contract/calls/networks-reports';
import * as message from '@fairlead/contract/calls/notifications-messages';
import * as notification from '@fairlead/contract/calls/notifications-staff';
import * as objection from '@fairlead/contract/calls/objections-staff';
import * as overview from '@fairlead/contract/calls/overview';
import * as payoutRun from '@fairlead/contract/calls/payout-runs';
import * as remittance from '@fairlead/contract/calls/plans-settlement';
import * as order from '@fairlead/contract/calls/plans-staff';
import * as product from '@fairlead/contract/calls/products';
import * as proposal from '@fairlead/contract/calls/proposals';
import * as risk from '@fairlead/contract/calls/risk';
import * as staff from '@fairlead/contract/calls/staff';
import * as auth from '@fairlead/contract/calls/staff-sign-in';
import * as books from '@fairlead/contract/calls/statements-books';
import * as support from '@fairlead/contract/calls/support-staff';
import * as payee from '@fairlead/contract/calls/topups-payees';
import * as topup from '@fairlead/contract/calls/topups-staff';
import * as hold from '@fairlead/contract/calls/wallet-holds';
import * as webhook from '@fairlead/contract/calls/webhooks';
import * as withdrawal from '@fairlead/contract/calls/withdrawals-staff';
import type { ComponentType } from 'react';
import { AcceptancesPage, acceptanceStrings } from '../features/acceptors';
import { KeysPage, keyStrings } from '../features/access';
import { accountStrings, HoldersPage } from '../features/account';
import { AuditPage, auditStrings } from '../features/audit';
import {
  BankLinesPage,
  BankStatementsPage,
  bankStrings,
  CashEntriesPage,
  entryStrings,
  lineStrings,
} from '../features/bank-statements';
import { TextPage, TextsPage, textStrings } from '../features/content';
import { CampaignsPage, campaignStrings } from '../features/coupons';
import { FeedbackPage, feedbackStrings } from '../features/feedback';
import { HousePage, houseStrings, OutboxPage, outboxStrings } from '../features/networks';
import {
  MessagesPage,
  messageStrings,
  NotificationsPage,
  notificationStrings,
  TemplatesPage,
  templateStrings,
} from '../features/notifications';
import { ObjectionsPage, objectionStrings } from '../features/objections';
import { PayoutRunPage, PayoutRunsPage, runStrings } from '../features/payout-runs';
import { PlansPage, planStrings, ReportsPage, reportStrings } from '../features/plans';
import { ProductsPage, productStrings } from '../features/products';
import { ProposalsPage, proposalStrings } from '../features/proposals';
import { AccountPage, ChangesPage, StaffPage, staffStrings } from '../features/staff';
import { BooksPage, bookStrings } from '../features/statements';
import { CannedPage, ContactsPage, contactStrings, supportStrings } from '../features/support';
import { PayeesPage, payeeStrings, TopupsPage, topupStrings } from '../features/topups';
import { HoldsPage, holdStrings } from '../features/wallet';
import { DeliveriesPage, WebhooksPage, webhookStrings } from '../features/webhooks';
import { WithdrawalsPage, withdrawalStrings } from '../features/withdrawals';
import { DeskPage } from './holder/desk';
import { HolderPage } from './holder/holder';
import { OverviewPage } from './overview/overview';
import { overviewStrings } from './overview/strings';
import { RiskPage } from './risk/risk';
import { riskStrings } from './risk/strings';

/** Parts of the list of pages, by what somebody has come to do. */
export const PAGE_GROUPS = ['work', 'money', 'people', 'delivery', 'content', 'control'] as const;

export interface ConsolePage {
  readonly path: string;
  /** Under which heading it stands in the list of pages; the first page stands above all. */
  readonly group?: (typeof PAGE_GROUPS)[number];
  /** Its name in the list of pages; absent where another page leads to it. */
  readonly title?: string;
  /** Who may make this call may open the page. */
  readonly call: Call;
  readonly component: ComponentType;
}

/** Every page of the console, in the order of the list. */
export const pages: readonly ConsolePage[] = [
  { path: '/', title: overviewStrings.title, call: overview.read, component: OverviewPage },
  {
    path: '/proposals',
    group: 'work',
    title: proposalStrings.title,
    call: proposal.list,
    component: ProposalsPage,
  },
  { path: '/proposals/:id', call: proposal.detail, component: ProposalsPage },
  {
    path: '/support',
    group: 'work',
    title: supportStrings.title,
    call: support.conversations,
    component: DeskPage,
  },
  { path: '/support/:id', call: support.conversations, component: DeskPage },
  {
    path: '/objections',
    group: 'work',
    title: objectionStrings.title,
    call: objection.list,
    component: ObjectionsPage,
  },
  {
    path: '/feedback',
    group: 'work',
    title: feedbackStrings.title,
    call: feedback.list,
    component: FeedbackPage,
  },
  { path: '/topups', group: 'money', title: topupStrings.title, call: topup.list, component: TopupsPage },
  {
    path: '/withdrawals',
    group: 'money',
    title: withdrawalStrings.title,
    call: withdrawal.list,
    component: WithdrawalsPage,
  },
  {
    path: '/payout-runs',
    group: 'money',
    title: runStrings.title,
    call: payoutRun.list,
    component: PayoutRunsPage,
  },
  { path: '/payout-runs/:id', call: payoutRun.detail, component: PayoutRunPage },
  { path: '/house', group: 'money', title: houseStrings.title, call: remittance.list, component: HousePage },
  { path: '/bank', group: 'money', title: bankStrings.title, call: bank.list, component: BankStatementsPage },
  { path: '/bank/:id', call: bank.list, component: BankStatementsPage },
  {
    path: '/bank-lines',
    group: 'money',
    title: lineStrings.title,
    call: bank.lines,
    component: BankLinesPage,
  },
  { path: '/bank-lines/:id', call: bank.lines, component: BankLinesPage },
  {
    path: '/cash',
    group: 'money',
    title: entryStrings.title,
    call: bank.entries,
    component: CashEntriesPage,
  },
  { path: '/payees', group: 'money', title: payeeStrings.title, call: payee.list, component: PayeesPage },
  { path: '/payees/:id', call: payee.list, component: PayeesPage },
  {
    path: '/acceptances',
    group: 'money',
    title: acceptanceStrings.title,
    call: acceptor.list,
    component: AcceptancesPage,
  },
  { path: '/acceptances/:id', call: acceptor.list, component: AcceptancesPage },
  { path: '/books', group: 'money', title: bookStrings.title, call: books.read, component: BooksPage },
  {
    path: '/holders',
    group: 'people',
    title: accountStrings.title,
    call: holder.list,
    component: HoldersPage,
  },
  { path: '/holders/:id/:tab?', call: holder.detail, component: HolderPage },
  { path: '/risk', group: 'people', title: riskStrings.title, call: risk.read, component: RiskPage },
  { path: '/holds', group: 'people', title: holdStrings.title, call: hold.list, component: HoldsPage },
  { path: '/keys', group: 'people', title: keyStrings.title, call: key.licenseKeys, component: KeysPage },
  { path: '/plans', group: 'delivery', title: planStrings.title, call: order.list, component: PlansPage },
  { path: '/plans/:id', call: order.detail, component: PlansPage },
  {
    path: '/reports',
    group: 'delivery',
    title: reportStrings.title,
    call: report.list,
    component: ReportsPage,
  },
  {
    path: '/outbox',
    group: 'delivery',
    title: outboxStrings.title,
    call: report.outbox,
    component: OutboxPage,
  },
  {
    path: '/products',
    group: 'delivery',
    title: productStrings.title,
    call: product.list,
    component: ProductsPage,
  },
  { path: '/products/:id', call: product.list, component: ProductsPage },
  { path: '/texts', group: 'content', title: textStrings.title, call: content.list, component: TextsPage },
  { path: '/texts/:id', call: content.list, component: TextPage },
  {
    path: '/campaigns',
    group: 'content',
    title: campaignStrings.title,
    call: coupon.campaigns,
    component: CampaignsPage,
  },
  { path: '/campaigns/:id', call: coupon.campaigns, component: CampaignsPage },
  {
    path: '/notices',
    group: 'content',
    title: notificationStrings.title,
    call: notification.list,
    component: NotificationsPage,
  },
  {
    path: '/notice-templates',
    group: 'content',
    title: templateStrings.title,
    call: notification.templates,
    component: TemplatesPage,
  },
  {
    path: '/messages',
    group: 'content',
    title: messageStrings.title,
    call: message.list,
    component: MessagesPage,
  },
  {
    path: '/canned',
    group: 'content',
    title: supportStrings.cannedPage.title,
    call: support.cannedAnswers,
    component: CannedPage,
  },
  {
    path: '/contacts',
    group: 'content',
    title: contactStrings.title,
    call: content.contacts,
    component: ContactsPage,
  },
  { path: '/audit', group: 'control', title: auditStrings.title, call: audit.list, component: AuditPage },
  { path: '/staff', group: 'control', title: staffStrings.title, call: staff.list, component: StaffPage },
  {
    path: '/staff-changes',
    group: 'control',
    title: staffStrings.changes.title,
    call: staff.changes,
    component: ChangesPage,
  },
  {
    path: '/webhooks',
    group: 'control',
    title: webhookStrings.title,
    call: webhook.list,
    component: WebhooksPage,
  },
  { path: '/webhooks/:id', call: webhook.list, component: WebhooksPage },
  {
    path: '/webhook-deliveries',
    group: 'control',
    title: webhookStrings.allDeliveries,
    call: webhook.deliveries,
    component: DeliveriesPage,
  },
  { path: '/account', call: auth.sessions, component: AccountPage },
];
