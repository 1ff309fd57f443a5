import { acceptanceKind } from './acceptance';
import { broadcastKind } from './broadcast';
import { campaignKind } from './campaign';
import { chargebackKind } from './chargeback';
import { contentVersionKind } from './content-version';
import { creditScoreKind } from './credit-score';
import { holdKind, holdRenewalKind } from './hold';
import { houseFundingKind } from './house-funding';
import type { Kind } from './kind';
import { manualReportKind } from './manual-report';
import { mediaPaymentKind } from './media-payment';
import { payeeKind } from './payee';
import { productVersionKind } from './product-version';
import { quarantinedReportKind } from './quarantined-report';
import { remittanceKind } from './remittance';
import { reportFileKind } from './report-file';
import { startUpGrantKind } from './start-up-grant';
import { topUpKind } from './topup';
import { withdrawalKinds } from './withdrawal';

const KINDS: Readonly<Record<string, Kind>> = {
  topup: topUpKind,
  ...withdrawalKinds,
  house_funding: houseFundingKind,
  remittance: remittanceKind,
  media_payment: mediaPaymentKind,
  chargeback: chargebackKind,
  start_up_grant: startUpGrantKind,
  acceptance_confirmation: acceptanceKind,
  payee: payeeKind,
  campaign: campaignKind,
  hold: holdKind,
  hold_renewal: holdRenewalKind,
  credit_score: creditScoreKind,
  manual_report: manualReportKind,
  report_file: reportFileKind,
  quarantined_report: quarantinedReportKind,
  product_version: productVersionKind,
  content_version: contentVersionKind,
  broadcast: broadcastKind,
};

/** What approval of a kind does. @throws where a row names a kind that nobody can have proposed */
export const kindOf = (name: string): Kind => {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`no such kind of proposal: ${name}`);
  return kind;
};
