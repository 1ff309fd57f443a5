import { useSyncExternalStore } from 'react';
import { session } from '../../../shared/session/session';

const storedPerson = (): string => JSON.stringify(session.userInfo() ?? null);

/** The contacts that the server named for the person, followed as they change. */
export const useContacts = () => {
  useSyncExternalStore(session.onChange, storedPerson);
  const info = session.userInfo();
  return [...(info?.customer_service_url ?? []), ...(info?.recharge_customer_service_url ?? [])];
};
