import { describe, expect, it } from 'vitest';
import { framedContact, ownDesk } from './framed-contact';
import { HOSTILE_URLS, SCHEMES } from './hostile-urls';

const ORIGIN = 'https://portal.example';
const CHAT = '/support/chat?topic=general';
const contacts = [
  { label: 'Support', type: 1, url: CHAT },
  { label: 'Desk', type: 1, url: 'https://desk.example/chat' },
  { label: 'Outside', type: 2, url: 'https://outside.example/' },
  { label: 'Broken', type: 1, url: 'javascript:alert(1)' },
  { label: 'Named', type: 1, url: 'https://user:secret@desk.example/' },
];

describe('the contact that is opened inside the app', () => {
  it('is a configured one, at its configured address', () => {
    expect(framedContact(CHAT, contacts, ORIGIN)).toEqual({ label: 'Support', url: `${ORIGIN}${CHAT}` });
    expect(framedContact('https://desk.example/chat', contacts, ORIGIN)).toEqual({
      label: 'Desk',
      url: 'https://desk.example/chat',
    });
  });

  it('is none of more than a hundred hostile addresses, each another', () => {
    expect(HOSTILE_URLS.length).toBeGreaterThan(100);
    expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length);
  });

  it.each(HOSTILE_URLS)('is not %j', (asked) => {
    expect(framedContact(asked, contacts, ORIGIN)).toBeNull();
  });

  it.each(SCHEMES)('is not %j even where it is configured so', (url) => {
    expect(framedContact(url, [{ label: 'Broken', type: 1, url }], ORIGIN)).toBeNull();
  });

  it.each(contacts.slice(2))('is not $url, a contact of type $type', ({ url }) => {
    expect(framedContact(url, contacts, ORIGIN)).toBeNull();
  });

  it('is none where the address names none, or nobody is configured', () => {
    expect(framedContact(null, contacts, ORIGIN)).toBeNull();
    expect(framedContact(CHAT, [], ORIGIN)).toBeNull();
  });
});

describe('the project’s own chat', () => {
  it('is drawn by the app at its own addresses alone', () => {
    expect(ownDesk(`${ORIGIN}/support/chat?topic=general`, ORIGIN)).toBe('general');
    expect(ownDesk(`${ORIGIN}/support/chat?topic=recharge`, ORIGIN)).toBe('recharge');
    for (const other of [
      'https://desk.example/support/chat?topic=general',
      `${ORIGIN}/support/chat`,
      `${ORIGIN}/support/chat?topic=other`,
      `${ORIGIN}/support/guest`,
    ]) {
      expect(ownDesk(other, ORIGIN)).toBeNull();
    }
  });
});
