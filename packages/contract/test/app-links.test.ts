import { describe, expect, it } from 'vitest';
import { calls } from '../src';
import { APP_LINKS, isAppLink } from '../src/app-links';

const takes = (link: string): boolean =>
  calls.consoleNotification.proposeBroadcast.request.shape.link.safeParse(link).success;

describe('where a notice may lead', () => {
  it.each(APP_LINKS.map((link) => link.replace('<id>', '17')))('%s is taken', (link) => {
    expect([isAppLink(link), takes(link)]).toEqual([true, true]);
  });

  it.each([
    ...['//evil.example/pay', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
    ...['https://evil.example', 'https:/wallet', 'javascript:alert(1)', 'data:text/html,x', '#/wallet'],
    ...['', '/', 'wallet', '/wallet/', '/Wallet', '/wallet/../rules', '/wallet//flow', '/%77allet'],
    ...['/wallet ', ' /wallet', '/wallet\n', '/wallet\n//evil.example', '/wallet#x', '/wallet?a=1'],
    ...['/unknown', '/login', '/register', '/entry?ticket=x', '/ad-welcome', '/console/'],
    ...['/plan/detail', '/plan/detail?id=', '/plan/detail?id=<id>', '/plan/detail?id=0', '/plan/detail?id=x'],
    ...['/plan/detail?id=1&url=//evil.example', '/plan/detail?id=1//evil.example', '/plan/detail?xid=1'],
    ...['/objection?type=other&id=1', '/objection?id=1&type=hold'],
    ...['/customer', '/customer?url=https%3A%2F%2Fevil.example', '/customer?url=//evil.example'],
  ])('%j is not', (link) => {
    expect([isAppLink(link), takes(link)]).toEqual([false, false]);
  });
});
