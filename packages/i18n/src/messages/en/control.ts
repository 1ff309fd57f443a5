/** The control of a running plan: fetched with its part of the plan's page. */
export const control = {
  'control.heading': 'Control',
  'control.pause': 'Pause',
  'control.resume': 'Resume',
  'control.pauseQuestion': 'Pause this plan?',
  'control.pauseExplained':
    'The pause begins when the network confirms it, within an hour at the latest. What is delivered until then is still billed. The end date does not move.',
  'control.pauseAsked': 'The network was asked to pause.',
  'control.resumeAsked': 'The network was asked to resume.',
  'control.limits': 'Limits',
  'control.noLimits': 'No limits. The plan runs until its budget is spent or its time is over.',
  'control.setLimits': 'Set limits',
  'control.limitsExplained':
    'The first limit that is reached stops the plan for good. Limits are checked each time a report counts, so the network may have spent a little more by then.',
  'control.limit.cost_per_conversion': 'Stop if one conversion costs more than',
  'control.limit.loss': 'Stop if the loss reaches',
  'control.limit.spend_without_conversion': 'Stop if this much is spent without a conversion',
  'control.limit.ends_at': 'End on',
  'control.limit.daily_cap': 'Bill at most per day',
  'control.dailyCapExplained':
    'Holds from tomorrow, in UTC days. What a network delivers beyond it is not billed.',
  'control.noLimit': 'No limit',
  'control.leaveEmpty': 'Leave a field empty for no limit.',
  'control.save': 'Save limits',
  'control.saved': 'Limits saved.',
  'control.amountInvalid': 'Enter an amount above 0.',
  'control.dateInvalid': 'Choose a time in the future.',
  'control.reached.cost_per_conversion': 'One conversion cost more than your limit of {value}.',
  'control.reached.loss': 'The loss reached your limit of {value}.',
  'control.reached.spend_without_conversion': '{value} was spent without a conversion.',
  'control.reached.ends_at': 'The end date that you set has come.',
  'control.meanwhile': 'Billed between your request and the confirmation: {amount}',
} as const;
