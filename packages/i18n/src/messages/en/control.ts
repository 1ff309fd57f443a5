/** The control of a running plan: fetched with its part of the plan's page. */
export const control = {
  'control.heading': 'Control',
  'control.pause': 'Pause',
  'control.resume': 'Resume',
  'control.pauseQuestion': 'Pause this plan?',
  'control.pauseExplained':
    'The pause begins when the network confirms it, within an hour at the latest. What is delivered until then is still billed. The end date does not move.',
  'control.pauseAsked': 'Pause requested.',
  'control.resumeAsked': 'Resume requested.',
  'control.limits': 'Limits',
  'control.noLimits': 'No limits. The plan runs until its budget is spent or its time is over.',
  'control.setLimits': 'Set limits',
  'control.limitsExplained':
    'The first stop limit or end date that is reached ends the plan for good. Stop limits are checked each time a report counts, so the network may have spent a little more by then. A daily cap does not end the plan.',
  'control.limit.cost_per_conversion': 'Stop if cost per conversion exceeds',
  'control.limit.loss': 'Stop if the loss reaches',
  'control.limit.spend_without_conversion': 'Stop if spend without a conversion reaches',
  'control.limit.ends_at': 'End date',
  'control.limit.daily_cap': 'Daily cap',
  'control.dailyCapExplained':
    'Applies starting tomorrow (days are in UTC). What a network delivers beyond it is not billed.',
  'control.noLimit': 'No limit',
  'control.leaveEmpty': 'Leave a field empty for no limit.',
  'control.save': 'Save limits',
  'control.saved': 'Limits saved.',
  'control.amountInvalid': 'Enter an amount above 0.',
  'control.dateInvalid': 'Choose a time in the future.',
  'control.reached.cost_per_conversion': 'Cost per conversion rose above your limit of {value}.',
  'control.reached.loss': 'The loss reached your limit of {value}.',
  'control.reached.spend_without_conversion': '{value} was spent without a conversion.',
  'control.reached.ends_at': 'The end date you set has been reached.',
  'control.reached.daily_cap':
    'A report was held back because it would have pushed that day over your cap of {value}.',
  'control.meanwhile': 'Billed between your request and the confirmation: {amount}',
  'control.raise': 'Add to the budget',
  'control.raiseExplained':
    'The amount comes from your available funds and is in the plan at once. Like the first amount, it can be lost; what is not spent comes back.',
  'control.raiseRange': 'Enter an amount up to {most}.',
  'control.raiseConfirm': 'Add {amount}',
  'control.raised': 'Added to the budget.',
  'control.raisedBy': '{amount} added; the budget is now {budget}',
  'control.lower': 'Lower the budget',
  'control.lowerExplained':
    'Your own cash above the new budget comes back when the network confirms, within an hour of your request. What is delivered until then is still billed. If all of the new budget has been spent by then, the plan ends.',
  'control.lowerTo': 'New budget in {currency}',
  'control.lowerRange': 'Enter at least {least} and less than {most}.',
  'control.lowerConfirm': 'Lower to {budget}',
  'control.lowerAsked': 'Lower budget requested.',
  'control.loweredBy': '{amount} came back; the budget is now {budget}',
  'control.lowerNot':
    'The budget cannot be lowered, because the operator pays part of it. You can stop the plan.',
  'control.lowerWaits': 'Requested budget',
} as const;
