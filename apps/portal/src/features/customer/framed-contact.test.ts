import { describe, expect, it } from 'vitest';
import { framedContact, ownDesk } from './framed-contact';

const ORIGIN = 'https://portal.example';
const CHAT = '/support/chat?topic=general';
const contacts = [
  { label: 'Support', type: 1, url: CHAT },
  { label: 'Desk', type: 1, url: 'https://desk.example/chat' },
  { label: 'Outside', type: 2, url: 'https://outside.example/' },
  { label: 'Broken', type: 1, url: 'javascript:alert(1)' },
  { label: 'Named', type: 1, url: 'https://user:secret@desk.example/' },
];

/** Addresses that somebody might send to a person to open inside the app. */
const HOSTILE = [
  '',
  ' ',
  '/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.domain)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'about:srcdoc',
  '//evil.example/support/chat?topic=general',
  '\\\\evil.example/support/chat',
  '/\\evil.example',
  'https://evil.example/support/chat?topic=general',
  'https://desk.example.evil.example/chat',
  'https://desk.example@evil.example/chat',
  'https://desk.example/chat/../../phish',
  'https://desk.example/chat#@evil.example',
  'https://desk.example/chat?next=https://evil.example',
  'http://desk.example/chat',
  'https://DESK.example/chat',
  'https://outside.example/',
  'https://user:secret@desk.example/',
  '/support/chat?topic=general&next=//evil.example',
  '/support/chat?topic=general#<img src=x onerror=alert(1)>',
  '/support/chat/?topic=general',
  '%2Fsupport%2Fchat%3Ftopic%3Dgeneral',
  '/support/chat?topic=general\u0000',
  '/support/chat?topic=general\u202e',
  'https://xn--dsk-dma.example/chat',
];

describe('the contact that is opened inside the app (domain §7)', () => {
  it('is a configured one, at its configured address', () => {
    expect(framedContact(CHAT, contacts, ORIGIN)).toEqual({ label: 'Support', url: `${ORIGIN}${CHAT}` });
    expect(framedContact('https://desk.example/chat', contacts, ORIGIN)).toEqual({
      label: 'Desk',
      url: 'https://desk.example/chat',
    });
  });

  it.each(HOSTILE)('is not %j', (asked) => {
    expect(framedContact(asked, contacts, ORIGIN)).toBeNull();
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
