/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons = {
  'coupon.kind.fixed_amount': 'Fixed-amount coupon',
  'coupon.kind.value_add': 'Added-value voucher',
  'coupon.kind.deduction': 'Discount voucher',
  'coupon.kind.team': 'Team coupon',
  'coupon.kind.custom': 'Special coupon',

  'coupon.off': '{value} off',
  'coupon.added': '{value} added',
  'coupon.offExplained': 'You pay {value} less; the programme pays it for you.',
  'coupon.addedExplained': 'Your plan gets {value} more to spend; the programme pays it.',
  'coupon.cap': 'The programme pays at most {amount}.',
  'coupon.requirement': 'For puts of {amount} or more',
  'coupon.anyAmount': 'For any amount',
  'coupon.teamOnly': 'Only for people who follow a lead.',
  'coupon.validUntil': 'Valid until {time}',
  'coupon.expired': 'Expired on {time}',
  'coupon.used': 'Used on {time}',
  'coupon.useNow': 'Use now',
  'coupon.toPlan': 'See the plan',

  'coupons.state.unused': 'Unused',
  'coupons.state.used': 'Used',
  'coupons.state.expired': 'Expired',
  'coupons.none.unused': 'No coupon waits to be used. Activities offer some.',
  'coupons.none.used': 'No coupon is used yet. You choose one when you put an amount.',
  'coupons.none.expired': 'No coupon has expired.',
  'coupons.toActivities': 'See the activities',
  'coupons.explained':
    'One coupon for each put, and one of the same name a day. A coupon is not cash and cannot be withdrawn.',

  'activities.newcomer': 'New users',
  'activities.validDays':
    '{count, plural, one {Valid for # day after you claim it} other {Valid for # days after you claim it}}',
  'activities.openUntil': 'Open until {time}',
  'activities.claim': 'Claim the coupon',
  'activities.received': 'Received',
  'activities.over': 'This activity is over.',
  'activities.claimed': 'The coupon is yours.',
  'activities.toCoupons': 'See my coupons',
  'activities.rules': 'Activity rules',
  'activities.none': 'No activity is open at the moment. Coupons that you have stay valid.',

  'put.coupon': 'Coupon',
  'put.noCoupon': 'No coupon',
  'put.couponsFit':
    '{count, plural, =0 {None of yours fits this put} one {# of yours fits this put} other {# of yours fit this put}}',
  'put.useStartUp': 'Spend start-up funds first',
  'put.startUpExplained':
    'The programme lends you {amount}. It is not cash; what the plan does not spend goes back to your start-up funds.',
  'put.whoPays': 'Who pays',
} as const;
