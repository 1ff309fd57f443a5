/** For so long a link is good. */
export const LINK_MINUTES = 30;
export const LINK_MS = LINK_MINUTES * 60_000;
/** For so long a guest can set the new password after two members of staff agreed. */
export const CASE_MS = 24 * 3_600_000;
/** Within this time each way may be used so often, so that payouts never wait for good (docs/domain/access.md#forgotten-login-password). */
export const BOUND_MS = 30 * 86_400_000;
export const MOST = { email: 2, staff: 1 } as const;
/** To one account at most so many links go out while one is good; who asked oftener has one that works. */
export const LINKS = { count: 3, windowMs: LINK_MS } as const;
