/**
 * Response codes of the envelope (docs/domain/errors.md#codes). HTTP status is 200 for every call that was
 * answered.
 */
export const CODE = {
  ok: 200,
  invalid: 400,
  unauthenticated: 401,
  accountNotActivated: 402,
  accountDisabled: 403,
  accountDeleted: 404,
  dataError: 405,
  serverError: 500,
  tokenExpired: 503,
  userExists: 4001,
} as const;

export type Code = (typeof CODE)[keyof typeof CODE];
