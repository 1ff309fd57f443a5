/** How a forgotten login password is set anew: by a link to a verified e-mail address, or by two members of staff. */
export const RECOVERY_WAYS = ['email', 'staff'] as const;

/** Proposed: staff have not agreed yet. Open: it can be used. Used or ended: it never can again. */
export const RECOVERY_STATES = ['proposed', 'open', 'used', 'ended'] as const;

/** What staff looked at before they say that a guest is the holder of an account. */
export const RECOVERY_CHECKS = ['identity_document', 'call_back', 'payment_reference'] as const;
export type RecoveryCheck = (typeof RECOVERY_CHECKS)[number];
