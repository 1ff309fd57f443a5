/** Why staff refuse or disable, by the closed lists. In the first load, where a blocked account is told of it. */
export const causes = {
  'cause.destination_unclear': 'The payout account is not stated clearly enough to pay to.',
  'cause.destination_not_own': 'The payout account is not in your name.',
  'cause.asked_twice': 'The request was made twice.',
  'cause.asked_by_holder': 'You asked for it.',
  'cause.legal_order': 'A legal order requires it.',
  'cause.not_arrived': 'No payment arrived.',
  'cause.sent_back': 'The payment went back to the account it came from.',
  'cause.sent_by_another': 'The payment was sent by somebody else.',
  'cause.used_by_another': 'Somebody else may be using this account.',
  'cause.document_forged': 'A document was found to be forged.',
  'cause.several_accounts': 'One person has several accounts.',
  'cause.rules_broken': 'The rules were broken.',
} as const;
