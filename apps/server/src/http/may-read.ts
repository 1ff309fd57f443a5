import type { Call, StaffRole } from '@fairlead/contract';

/** Whether one of these roles may make a call of staff. */
export const mayRead = (roles: readonly StaffRole[], { access }: Call): boolean =>
  access.kind === 'staff' && (access.roles.length === 0 || access.roles.some((role) => roles.includes(role)));
