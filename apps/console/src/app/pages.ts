import type { Call } from '@fairlead/contract';
import * as acceptor from '@fairlead/contract/calls/console-acceptor';
import * as audit from '@fairlead/contract/calls/console-audit';
import * as auth from '@fairlead/contract/calls/console-auth';
import * as books from '@fairlead/contract/calls/console-books';
import * as content from '@fairlead/contract/calls/console-content';
import * as coupon from '@fairlead/contract/calls/console-coupon';
import * as feedback from '@fairlead/contract/calls/console-feedback';
import * as hold from '@fairlead/contract/calls/console-hold';
import * as holder from '@fairlead/contract/calls/console-holder';
import * as key from '@fairlead/contract/calls/console-key';
import * as notification from '@fairlead/contract/calls/console-notification';
import * as objection from '@fairlead/contract/calls/console-objection';
import * as order from '@fairlead/contract/calls/console-order';
import * as payee from '@fairlead/contract/calls/console-payee';
import * as product from '@fairlead/contract/calls/console-product';
import * as proposal from '@fairlead/contract/calls/console-proposal';
import * as queue from '@fairlead/contract/calls/console-queue';
import * as remittance from '@fairlead/contract/calls/console-remittance';
import * as report from '@fairlead/contract/calls/console-report';
import * as staff from '@fairlead/contract/calls/console-staff';
import * as support from '@fairlead/contract/calls/console-support';
import * as topup from '@fairlead/contract/calls/console-topup';
import * as withdrawal from '@fairlead/contract/calls/console-withdrawal';
import type { ComponentType } from 'react';
import { caseStrings } from '../case-strings';
import { contentStrings } from '../content-strings';
import { deskStrings } from '../desk-strings';
import { noticeStrings } from '../notice-strings';
import { objectionStrings } from '../objection-strings';
import { AcceptancesPage } from '../pages/acceptances';
import { AccountPage } from '../pages/account';
import { AuditPage } from '../pages/audit';
import { BooksPage } from '../pages/books';
import { CampaignsPage } from '../pages/campaigns';
import { CannedPage } from '../pages/canned';
import { ContactsPage } from '../pages/contacts';
import { FeedbackPage } from '../pages/feedback';
import { HolderPage } from '../pages/holder';
import { HoldersPage } from '../pages/holders';
import { HoldsPage } from '../pages/holds';
import { HousePage } from '../pages/house';
import { KeysPage } from '../pages/keys';
import { NoticesPage } from '../pages/notices';
import { ObjectionsPage } from '../pages/objections';
import { OrdersPage } from '../pages/orders';
import { OutboxPage } from '../pages/outbox';
import { PayeesPage } from '../pages/payees';
import { ProductsPage } from '../pages/products';
import { ProposalsPage } from '../pages/proposals';
import { QueuePage } from '../pages/queue';
import { ReportsPage } from '../pages/reports';
import { StaffPage } from '../pages/staff';
import { SupportPage } from '../pages/support';
import { TextPage } from '../pages/text';
import { TextsPage } from '../pages/texts';
import { TopupsPage } from '../pages/topups';
import { WithdrawalsPage } from '../pages/withdrawals';
import { registryStrings } from '../registry-strings';
import { staffStrings } from '../staff-strings';
import { strings } from '../strings';
import { supportStrings } from '../support-strings';

export interface ConsolePage {
  readonly path: string;
  /** Its name in the list of pages; absent where another page leads to it. */
  readonly title?: string;
  /** Who may make this call may open the page. */
  readonly call: Call;
  readonly component: ComponentType;
}

/** Every page of the console, in the order of the list. */
export const pages: readonly ConsolePage[] = [
  { path: '/', title: strings.queue.title, call: queue.counts, component: QueuePage },
  { path: '/topups', title: strings.topups.title, call: topup.list, component: TopupsPage },
  {
    path: '/withdrawals',
    title: strings.withdrawals.title,
    call: withdrawal.list,
    component: WithdrawalsPage,
  },
  { path: '/proposals', title: strings.proposals.title, call: proposal.list, component: ProposalsPage },
  { path: '/proposals/:id', call: proposal.detail, component: ProposalsPage },
  { path: '/holders', title: strings.holders.title, call: holder.list, component: HoldersPage },
  { path: '/holders/:id', call: holder.detail, component: HolderPage },
  { path: '/plans', title: strings.orders.title, call: order.list, component: OrdersPage },
  { path: '/plans/:id', call: order.detail, component: OrdersPage },
  { path: '/holds', title: deskStrings.holds.title, call: hold.list, component: HoldsPage },
  { path: '/reports', title: caseStrings.reports.title, call: report.list, component: ReportsPage },
  { path: '/outbox', title: caseStrings.outbox.title, call: report.outbox, component: OutboxPage },
  { path: '/house', title: strings.house.title, call: remittance.list, component: HousePage },
  { path: '/payees', title: registryStrings.payees.title, call: payee.list, component: PayeesPage },
  { path: '/payees/:id', call: payee.list, component: PayeesPage },
  {
    path: '/acceptances',
    title: registryStrings.acceptances.title,
    call: acceptor.list,
    component: AcceptancesPage,
  },
  { path: '/acceptances/:id', call: acceptor.list, component: AcceptancesPage },
  {
    path: '/campaigns',
    title: registryStrings.campaigns.title,
    call: coupon.campaigns,
    component: CampaignsPage,
  },
  { path: '/campaigns/:id', call: coupon.campaigns, component: CampaignsPage },
  { path: '/books', title: strings.books.title, call: books.read, component: BooksPage },
  { path: '/support', title: supportStrings.title, call: support.conversations, component: SupportPage },
  { path: '/support/:id', call: support.conversations, component: SupportPage },
  {
    path: '/canned',
    title: supportStrings.cannedPage.title,
    call: support.cannedAnswers,
    component: CannedPage,
  },
  { path: '/objections', title: objectionStrings.title, call: objection.list, component: ObjectionsPage },
  { path: '/feedback', title: deskStrings.feedback.title, call: feedback.list, component: FeedbackPage },
  {
    path: '/notices',
    title: noticeStrings.notices.title,
    call: notification.list,
    component: NoticesPage,
  },
  { path: '/products', title: contentStrings.products.title, call: product.list, component: ProductsPage },
  { path: '/products/:id', call: product.list, component: ProductsPage },
  { path: '/texts', title: contentStrings.texts.title, call: content.list, component: TextsPage },
  { path: '/texts/:id', call: content.list, component: TextPage },
  {
    path: '/contacts',
    title: contentStrings.contacts.title,
    call: content.contacts,
    component: ContactsPage,
  },
  { path: '/keys', title: deskStrings.keys.title, call: key.licenseKeys, component: KeysPage },
  { path: '/staff', title: staffStrings.title, call: staff.list, component: StaffPage },
  { path: '/account', call: auth.sessions, component: AccountPage },
  { path: '/audit', title: strings.audit.title, call: audit.list, component: AuditPage },
];
