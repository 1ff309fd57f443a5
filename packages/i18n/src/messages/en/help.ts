/** Questions, rules and names of contacts, which the server sends in the reader's language. Paragraphs are parted by empty lines. */
export const help = {
  'contact.general': 'Support',
  'contact.recharge': 'Top-up',

  'faq.learningPhase.question': 'What is the learning phase of a plan?',
  'faq.learningPhase.answer':
    'After a plan starts, the network needs to learn whom it reaches. This takes about 30 to 50 conversions within 7 days. Until then the figures of a plan move a lot from day to day.\n\nThe plan page shows how many conversions were counted. A plan in its learning phase can end with a loss, like any other.',
  'faq.whereIsMyMoney.question': 'Where is my money while a plan runs?',
  'faq.whereIsMyMoney.answer':
    'When you put an amount, it moves from available funds to waiting to be consumed. Each delivery report bills a part of it. What was not spent comes back to available funds when the run ends.\n\nRevenue of a plan stands under to be settled. It becomes available after the network has paid for it and the time for objections is over.',
  'faq.canILose.question': 'Can I lose money on a plan?',
  'faq.canILose.answer':
    'Yes. What a plan spends on delivery is spent, whether people respond or not. The page of each product shows the record of all settled plans on it: how many there were, the median result, and the share that lost money.\n\nNobody can tell beforehand how a plan will end. Put only what you can do without.',
  'faq.withdraw.question': 'How do I withdraw?',
  'faq.withdraw.answer':
    'Set a transaction password and where you are paid, then ask for a withdrawal in the wallet. Staff approve and pay it; every step is shown.\n\nIf something stands in the way, the wallet says what, until when, and how to clear it. Clearing never costs money: whoever asks you to pay something in so that a withdrawal can go out is cheating.',
  'faq.topUp.question': 'How do I top up?',
  'faq.topUp.answer':
    'Top-ups are made by hand. Ask for one in the wallet; support then sends you a payment card with the account to pay to. Pay only to an account from such a card.\n\nStaff record the receipt, a second person checks it, and the amount appears in available funds with its receipt number.',

  'rules.text':
    'Your cash is yours. It stands in available funds, on hold with a reason and an end, in plans that run, in results that wait for settlement, or on its way out; these parts add up to your total assets.\n\nDiscounts and start-up funds are the programme’s money. They can be spent in plans, never withdrawn, and they never count as your cash.\n\nA plan spends what you put in it on delivery. Results differ and can be negative. Nothing in this app is a promise of a result.\n\nA correction is always a new record that you can see. Nothing that happened is changed or removed.\n\nStaff never ask for your password, nor for money to release money.',
  'activityRules.text':
    'The newcomer coupon can be claimed once by each person. A coupon is used with one put, one coupon for each put, and only one of the same name on one day.\n\nThe discount is paid by the programme. It is not cash and cannot be withdrawn; what a plan does not use of it goes back to the programme. Before you confirm a put, the app shows who pays which part.',

  'supportPage.heading': 'Customer service',
  'supportPage.post': 'By letter: {address}',
  'supportPage.never': 'Staff never ask for your password, nor for money to release money.',
} as const;
