import { SUPPORT_TOPICS, type SupportTopic } from '@fairlead/vocabulary';

/** What the app knows of a contact. */
interface Contact {
  readonly label: string;
  readonly type: number;
  readonly url: string;
}

/** A contact that is opened inside the app. */
export interface FramedContact {
  readonly label: string;
  readonly url: string;
}

const IN_APP = 1;

/** A web address as the browser understands it; null where it is none. */
const webAddress = (url: string, origin: string): string | null => {
  if (!URL.canParse(url, origin)) return null;
  const { protocol, href, username, password } = new URL(url, origin);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? href : null;
};

/**
 * The contact whose page the address asks for, or null. Only the url of a configured contact of type 1 is
 * framed (docs/domain/support.md#framed-contacts): what is framed is the configured text, never the one from
 * the address.
 * @param asked the `url` of the address; @param contacts those that the server names for this person
 */
export const framedContact = (
  asked: string | null,
  contacts: readonly Contact[],
  origin: string,
): FramedContact | null => {
  const contact = contacts.find(({ type, url }) => type === IN_APP && url === asked);
  if (!contact) return null;
  const url = webAddress(contact.url, origin);
  return url === null ? null : { label: contact.label, url };
};

/**
 * The desk whose chat a contact's address names; null where it is another page. The project's own chat is drawn by the
 * app itself: in a frame that reaches nothing of the app it could not know the person
 * (docs/adr/0038-notifications-chat-files.md).
 * @param url of a contact that may be opened inside the app
 */
export const ownDesk = (url: string, origin: string): SupportTopic | null => {
  return SUPPORT_TOPICS.find((desk) => url === `${origin}/support/chat?topic=${desk}`) ?? null;
};

/** The desk of a configured contact that is the project's own chat; null of any other contact. */
export const deskOf = (
  { url }: Contact,
  contacts: readonly Contact[],
  origin: string,
): SupportTopic | null => {
  const framed = framedContact(url, contacts, origin);
  return framed === null ? null : ownDesk(framed.url, origin);
};
