import { calls } from '@fairlead/contract';
import type { Searches } from '../modules/console';

/** Everything that staff can look for: the list that whoever may read it finds in, and each matter's function that finds. */
export const STAFF_SEARCHES: Searches = {
  holder: { list: calls.consoleHolder.list, found: 'found_holders' },
  payout_destination: { list: calls.consoleWithdrawal.list, found: 'found_destinations' },
  order: { list: calls.consoleOrder.list, found: 'found_orders' },
  product: { list: calls.consoleProduct.list, found: 'found_products' },
  withdrawal: { list: calls.consoleWithdrawal.list, found: 'found_withdrawals' },
  topup: { list: calls.consoleTopup.list, found: 'found_topups' },
  proposal: { list: calls.consoleProposal.list, found: 'found_proposals' },
  transaction: { list: calls.consoleHolder.flow, found: 'ledger.found_transactions' },
  programme_entry: { list: calls.consoleBank.entries, found: 'ledger.found_programme_entries' },
  guest_case: { list: calls.consoleSupport.conversations, found: 'found_guest_cases' },
  bank_line: { list: calls.consoleBank.lines, found: 'found_bank_lines' },
  payee: { list: calls.consolePayee.list, found: 'found_payees' },
  license_key: { list: calls.consoleKey.licenseKeys, found: 'found_license_keys' },
  objection: { list: calls.consoleObjection.list, found: 'found_objections' },
  feedback: { list: calls.consoleFeedback.list, found: 'found_feedback' },
  payout_run: { list: calls.consolePayoutRun.list, found: 'found_payout_runs' },
  payout: { list: calls.consolePayoutRun.detail, found: 'found_payouts' },
  campaign: { list: calls.consoleCoupon.campaigns, found: 'found_campaigns' },
  content: { list: calls.consoleContent.list, found: 'found_texts' },
  acceptance: { list: calls.consoleAcceptor.list, found: 'found_acceptances' },
  bank_statement: { list: calls.consoleBank.list, found: 'found_bank_statements' },
  authorization_code: { list: calls.consoleKey.authorizationCodes, found: 'found_authorization_codes' },
};
