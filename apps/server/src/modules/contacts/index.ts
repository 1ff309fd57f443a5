import type { Contact } from '@fairlead/contract';
import type { Translate } from '@fairlead/i18n';

/** Ways to reach support (domain §7). */
export interface Contacts {
  readonly general: Contact[];
  readonly recharge: Contact[];
}

/** Of the signed-in: type 1, the project's own chat inside the app; named in the reader's language. */
export const holderContacts = (t: Translate): Contacts => ({
  general: [{ id: '1', label: t('contact.general'), type: 1, url: '/support/chat?topic=general' }],
  recharge: [{ id: '2', label: t('contact.recharge'), type: 1, url: '/support/chat?topic=recharge' }],
});

/** Of guests and of the blocked: type 2, a plain page of the project outside the app. */
export const guestContacts = (t: Translate): Contacts => ({
  general: [{ id: '3', label: t('contact.general'), type: 2, url: '/support/guest' }],
  recharge: [{ id: '4', label: t('contact.recharge'), type: 2, url: '/support/guest?topic=recharge' }],
});
