import type { Call, ResponseOf } from '@fairlead/contract';
import type { me } from '@fairlead/contract/calls/staff-sign-in';
import { createContext, useContext } from 'react';

export type Staff = Pick<ResponseOf<typeof me>, 'id' | 'username' | 'roles'>;

/** What every page knows: who is signed in, and the currency of the books. */
export interface Desk {
  readonly staff: Staff;
  /** ISO 4217 code of the settlement currency. */
  readonly currency: string;
  readonly isSandbox: boolean;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

/** @throws Error outside of a signed-in page */
export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk before the sign-in');
  return desk;
};

/** Whether the contract lets this person make a call. The server asks again; here it decides what is shown. */
export const may = (staff: Pick<Staff, 'roles'>, call: Call): boolean =>
  call.access.kind === 'staff' &&
  (call.access.roles.length === 0 || call.access.roles.some((role) => staff.roles.includes(role)));

export const useMay = (call: Call): boolean => may(useDesk().staff, call);
