import type { Call } from '@fairlead/contract';
import { issue } from '@fairlead/contract/calls/acceptors-staff';
import { issueAuthorizationCodes, issueLicenseKeys } from '@fairlead/contract/calls/access-keys';
import { upload as importStatement } from '@fairlead/contract/calls/bank-statements';
import { proposeContacts, save as saveText } from '@fairlead/contract/calls/content';
import { proposeCampaign } from '@fairlead/contract/calls/coupons-staff';
import { proposeFunding } from '@fairlead/contract/calls/networks-house';
import { proposeFile, proposeManual } from '@fairlead/contract/calls/networks-reports';
import { saveTemplate, send } from '@fairlead/contract/calls/notifications-staff';
import { propose as proposeRun } from '@fairlead/contract/calls/payout-runs';
import { proposeMediaPayment, propose as proposeRemittance } from '@fairlead/contract/calls/plans-settlement';
import { save as saveProduct } from '@fairlead/contract/calls/products';
import { create, createService } from '@fairlead/contract/calls/staff';
import { saveCannedAnswer } from '@fairlead/contract/calls/support-staff';
import { propose as proposePayee } from '@fairlead/contract/calls/topups-payees';
import { preview, propose as proposeEndpoint } from '@fairlead/contract/calls/webhooks';
import { acceptanceStrings } from '../../features/acceptors';
import { keyStrings } from '../../features/access';
import { importStrings } from '../../features/bank-statements';
import { textStrings } from '../../features/content';
import { campaignStrings } from '../../features/coupons';
import { houseStrings, mediaPaymentStrings } from '../../features/networks';
import { notificationStrings, templateStrings } from '../../features/notifications';
import { runStrings } from '../../features/payout-runs';
import { reportEntryStrings } from '../../features/plans';
import { productStrings } from '../../features/products';
import { staffStrings } from '../../features/staff';
import { contactStrings, supportStrings } from '../../features/support';
import { payeeStrings } from '../../features/topups';
import { webhookStrings } from '../../features/webhooks';

interface Act {
  /** What its button says on the page. */
  readonly label: string;
  /** Who may make this call is offered the act. */
  readonly call: Call;
  /** The page that has it, or that is its form. */
  readonly path: string;
}

/** What begins something new: found by its name, and begun at once on its page. */
export const acts: readonly Act[] = [
  { label: runStrings.make, call: proposeRun, path: '/payout-runs/new' },
  { label: importStrings.act, call: importStatement, path: '/bank' },
  { label: houseStrings.proposeRemittance, call: proposeRemittance, path: '/house' },
  { label: mediaPaymentStrings.propose, call: proposeMediaPayment, path: '/house' },
  { label: houseStrings.proposeFunding, call: proposeFunding, path: '/house' },
  { label: payeeStrings.propose, call: proposePayee, path: '/payees' },
  { label: acceptanceStrings.issue, call: issue, path: '/acceptances' },
  { label: keyStrings.issueKeys, call: issueLicenseKeys, path: '/keys' },
  { label: keyStrings.issueCodes, call: issueAuthorizationCodes, path: '/keys' },
  { label: reportEntryStrings.enter, call: proposeManual, path: '/reports' },
  { label: reportEntryStrings.upload, call: proposeFile, path: '/reports' },
  { label: productStrings.make, call: saveProduct, path: '/products' },
  { label: textStrings.write, call: saveText, path: '/texts/new' },
  { label: campaignStrings.propose, call: proposeCampaign, path: '/campaigns' },
  { label: notificationStrings.write, call: send, path: '/notices' },
  { label: templateStrings.write, call: saveTemplate, path: '/notice-templates' },
  { label: supportStrings.cannedPage.write, call: saveCannedAnswer, path: '/canned' },
  { label: contactStrings.add, call: proposeContacts, path: '/contacts' },
  { label: staffStrings.add, call: create, path: '/staff' },
  { label: staffStrings.createService, call: createService, path: '/staff' },
  { label: webhookStrings.preview, call: preview, path: '/webhooks' },
  { label: webhookStrings.propose, call: proposeEndpoint, path: '/webhooks' },
];
