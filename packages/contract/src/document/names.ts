import { calls } from '../calls';
import { acceptance } from '../shapes/acceptors';
import { userInfo } from '../shapes/account';
import { proposal, proposalDetail } from '../shapes/console';
import { keyRequest } from '../shapes/keys';
import { objection } from '../shapes/objections';
import { order, orderDetail } from '../shapes/plans';
import { runEvidence } from '../shapes/run-evidence';
import { deliveryReport, statementDocument } from '../shapes/statements';
import { message } from '../shapes/support';
import { topup } from '../shapes/topups';
import { withdrawal } from '../shapes/withdrawals';

const { channel, factor, assistance, statement, recovery, notification } = calls;
const { consoleAuth, consoleStaff, consoleQueue, consoleView, consoleHold, consolePayee, consoleKey } = calls;
const { consoleProduct, consoleReport, consoleBank, consoleCoupon, consoleAcceptor, consoleObjection } =
  calls;
const { consoleFeedback, consoleNotification, consoleMessage, consoleContent, consoleSupport } = calls;
const { consoleWebhook } = calls;

/**
 * Names of what several calls share and the contract's shapes do not name: by one place where it stands. A name is
 * part of every generated client: it stays (docs/api.md#versions).
 */
export const NAMED_IN_CALLS: Readonly<Record<string, unknown>> = {
  Passkey: factor.addPasskey.response.shape.passkey,
  Notification: notification.list.response.shape.items.element,
  NotificationHead: notification.list.response.shape.items.element.shape.head.unwrap(),
  UnreadNotifications: notification.read.response,
  Channels: channel.choose.response,
  Lead: assistance.follow.response.shape.current.unwrap(),
  LeadRecord: assistance.follow.response.shape.current.unwrap().shape.record,
  Reconciliation: statement.reconciliation.response,
  PasswordSet: recovery.setPassword.response,
  StaffSession: consoleAuth.login.response,
  ProviderSignIn: consoleAuth.beginProvider.response,
  SecurityKey: consoleAuth.addKey.response.shape.key,
  FirstPasswordProposal: consoleStaff.create.response,
  StaffChangeProposal: consoleStaff.resetTotp.response,
  StaffMember: consoleStaff.disable.response.shape.member,
  QueueTarget: consoleQueue.leave.request,
  QueueItem: consoleQueue.leave.response,
  KeptView: consoleView.list.response.shape.views.element,
  StaffHold: consoleHold.list.response.shape.items.element,
  PayeeLine: consolePayee.list.response.shape.items.element.shape.lines.element,
  AuthorizationCode: consoleKey.authorizationCodes.response.shape.items.element,
  IssuedCodes: consoleKey.issueAuthorizationCodes.response,
  LicenseKey: consoleKey.licenseKeys.response.shape.items.element,
  StaffProduct: consoleProduct.list.response.shape.items.element,
  ProductTranslations: consoleProduct.list.response.shape.items.element.shape.translations,
  ProductWords: consoleProduct.list.response.shape.items.element.shape.translations.shape.de.unwrap(),
  OutboxItem: consoleReport.outbox.response.shape.items.element,
  BankEntry: consoleBank.entries.response.shape.items.element,
  Campaign: consoleCoupon.campaigns.response.shape.items.element,
  NameTranslations: consoleCoupon.campaigns.response.shape.items.element.shape.name_translations,
  RuleTranslations: consoleCoupon.campaigns.response.shape.items.element.shape.rule_translations,
  StaffAcceptance: consoleAcceptor.list.response.shape.items.element,
  StaffObjection: consoleObjection.decide.response,
  StaffFeedback: consoleFeedback.answer.response,
  Broadcast: consoleNotification.list.response.shape.items.element,
  BroadcastTitle: consoleNotification.list.response.shape.items.element.shape.title,
  BroadcastContent: consoleNotification.list.response.shape.items.element.shape.content,
  NotificationTemplate: consoleNotification.templates.response.shape.items.element,
  TemplateTitle: consoleNotification.templates.response.shape.items.element.shape.title,
  TemplateContent: consoleNotification.templates.response.shape.items.element.shape.content,
  ChannelMessage: consoleMessage.list.response.shape.items.element,
  ContactLabel: consoleContent.contacts.response.shape.items.element.shape.label,
  ContactHours: consoleContent.contacts.response.shape.items.element.shape.weekly.element,
  ContentItem: consoleContent.list.response.shape.items.element,
  ContentTitle: consoleContent.list.response.shape.items.element.shape.title,
  ContentText: consoleContent.list.response.shape.items.element.shape.text,
  StaffConversationAnswer: consoleSupport.assign.response,
  CannedAnswer: consoleSupport.cannedAnswers.response.shape.items.element,
  WebhookDelivery: consoleWebhook.deliveries.response.shape.items.element,
  WebhookEndpoint: consoleWebhook.end.response,
  KnownCredential: keyRequest.shape.allowCredentials.element,
  ServiceContact: userInfo.shape.customer_service_url.element,
  WhyThere: order.shape.reasons.element,
  PlanProduct: orderDetail.shape.product,
  Creative: orderDetail.shape.product.shape.creative,
  PlanLead: orderDetail.shape.lead.unwrap(),
  PlanEvent: orderDetail.shape.timeline.element,
  PlanFigures: orderDetail.shape.statistics,
  PlanLearning: orderDetail.shape.learning.unwrap(),
  PlanControl: orderDetail.shape.control.unwrap(),
  PlanNext: orderDetail.shape.next.unwrap(),
  PlanResult: orderDetail.shape.result.unwrap(),
  WithdrawalProgress: withdrawal.shape.steps.element,
  TopupProgress: topup.shape.steps.element,
  AcceptanceProgress: acceptance.shape.steps.element,
  ObjectionResult: objection.shape.effect.unwrap(),
  EntryMove: statementDocument.shape.entries.element.shape.moves.element,
  WithoutLine: statement.reconciliation.response.shape.bank.shape.entries_without_line,
  WithoutEntry: statement.reconciliation.response.shape.bank.shape.lines_without_entry,
  ReportSignature: deliveryReport.shape.signed.unwrap(),
  MessageTopup: message.shape.topup.unwrap(),
  ProposalSubject: proposal.shape.subject,
  ProposalArrival: proposalDetail.shape.arrival.unwrap(),
  ProposalField: proposalDetail.shape.payload.element,
  ProposalFlagged: proposalDetail.shape.flags.element,
  ProposalBankLine: proposalDetail.shape.bank_lines.unwrap().element,
  ProposalBankLinePayout: proposalDetail.shape.bank_lines.unwrap().element.shape.payout.unwrap(),
  ProposalBankLineSettles: proposalDetail.shape.bank_lines.unwrap().element.shape.settles.unwrap(),
  ProposalHolder: proposalDetail.shape.about_holder.unwrap(),
  ProposalDestination: proposalDetail.shape.destination.unwrap(),
  ProposalReportSums: proposalDetail.shape.report_sums.unwrap().element,
  ProposalPayout: runEvidence.shape.items.element,
  ProposalPayoutRead: runEvidence.shape.items.element.shape.acknowledged.element,
};
