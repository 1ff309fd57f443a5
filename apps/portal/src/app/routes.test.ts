import { APP_LINKS } from '@fairlead/contract/app-links';
import { loadPack } from '@fairlead/i18n';
import { describe, expect, it } from 'vitest';
import { nameAt, routes } from './routes';

/** The table of the specification: path, and whether it needs a token. */
const SPECIFIED: readonly (readonly [string, boolean])[] = [
  ['/login', false],
  ['/register', false],
  ['/ad-welcome', false],
  ['/customer', true],
  ['/ad-center', true],
  ['/ad-center/activities', true],
  ['/ad-center/coupons', true],
  ['/ad-center/edit-login-password', true],
  ['/ad-center/edit-pay-password', true],
  ['/ad-center/feedback', true],
  ['/ad-center/level', true],
  ['/ad-center/operated', true],
  ['/ad-center/ques-detail', true],
  ['/plan', true],
  ['/plan/detail', true],
  ['/plan/goods-detail', true],
  ['/notification', true],
  ['/wallet', true],
  ['/wallet/bind-card', true],
  ['/wallet/foreign-exchange', true],
  ['/wallet/set-password', true],
  ['/entry', false],
];

describe('the table of routes', () => {
  it.each(SPECIFIED)('%s needs a token: %s', (path, needsToken) => {
    const name = nameAt(path);
    expect(name && routes[name].needsToken).toBe(needsToken);
  });

  it.each(['/wallet/', '/WALLET', '/%77allet'])('%s is the wallet, with its guard', (path) => {
    expect(nameAt(path)).toBe('wallet');
  });

  it('says of each header what the specification says', () => {
    const { login, adWelcome, customer, adCenter, quesDetail, plan, goodsDetail, foreignExchange } = routes;
    expect(login).toMatchObject({ back: 'none', bell: false, logout: false, title: null, service: true });
    expect(adWelcome).toMatchObject({
      back: 'none',
      bell: false,
      language: false,
      logout: false,
      look: 'white',
    });
    expect(customer).toMatchObject({ bell: false, language: false, logout: false });
    expect(adCenter).toMatchObject({ back: 'shell', logout: true });
    expect(quesDetail).toMatchObject({ bell: false, language: false });
    expect(plan).toMatchObject({ back: 'adCenter', logout: true });
    expect(goodsDetail.look).toBe('under');
    expect(foreignExchange.look).toBe('white');
  });

  it('has one row for each path, and a title that exists', async () => {
    const all = Object.values(routes);
    const core = await loadPack('en', 'core');
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    for (const { title } of all) if (title !== null) expect(core[title]).toBeTruthy();
  });

  it('has every route that a notice may lead to, and notices lead to every route that is of use signed in', () => {
    const linked = new Set(APP_LINKS.map((link) => nameAt(link.split('?')[0] ?? '')));
    // Those for people who are not signed in, and the page that notices stand on.
    const unlinked = [
      'login',
      'register',
      'forgotPassword',
      'resetPassword',
      'adWelcome',
      'entry',
      'support',
      'notification',
    ] as const;
    expect([...linked, ...unlinked].sort()).toEqual(Object.keys(routes).sort());
  });
});
