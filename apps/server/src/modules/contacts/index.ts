import type { Contact } from '@fairlead/contract';

/** Ways to reach support (domain §7). */
export interface Contacts {
  readonly general: Contact[];
  readonly recharge: Contact[];
}

/** Of the signed-in: type 1, the project's own chat inside the app. */
export const holderContacts = (): Contacts => ({
  general: [{ id: '1', label: 'Support', type: 1, url: '/support/chat?topic=general' }],
  recharge: [{ id: '2', label: 'Top-up', type: 1, url: '/support/chat?topic=recharge' }],
});

/** Of guests and of the blocked: type 2, a plain page of the project outside the app. */
export const guestContacts = (): Contacts => ({
  general: [{ id: '3', label: 'Support', type: 2, url: '/support/guest' }],
  recharge: [{ id: '4', label: 'Top-up', type: 2, url: '/support/guest?topic=recharge' }],
});
