import { describe, expect, it } from 'vitest';
import { post } from '../../http/reach';
import { isReachable, reachOf } from './reach';

describe('the address of an endpoint', () => {
  it.each([
    ['https://books.example.org/hook', true],
    ['https://books.example.org:8443/hook', true],
    ['http://books.example.org/hook', false],
    ['https://user:secret@books.example.org/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest', false],
    ['https://erp.lan/', false],
    ['http://erp.inside/hook', true],
    ['ftp://erp.inside/', false],
    ['no address', false],
  ])('in live mode may be %s: %s', (url, allowed) => {
    const settings = { moneyMode: 'live', webhookHostsInside: ['erp.inside'] } as const;
    expect(isReachable(settings, url)).toBe(allowed);
  });

  it('is not reached in live mode by a name that leads inside', async () => {
    const everyName = reachOf({ moneyMode: 'live', webhookHostsInside: [] }, 'https://localhost/');
    const asked = post({ ...everyName, allows: () => true }, 'http://localhost:9/', {}, Buffer.from('{}'));
    await expect(asked).rejects.toThrow('not public');
  });
});
