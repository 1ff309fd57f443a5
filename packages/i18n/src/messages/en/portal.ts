/** Every screen behind the login. */
export const portal = {} as const;
