import { describe, expect, it } from 'vitest';
import { createLookUp, post } from '../../http/reach';
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

  it('has its name looked up once at a time, for all messages that wait for it, and anew after that', async () => {
    const found = [{ address: '203.0.113.7', family: 4 }];
    const asked: string[] = [];
    let answer = (): void => undefined;
    const lookUp = createLookUp((name) => {
      asked.push(name);
      return new Promise((resolve, reject) => {
        answer = () => (asked.length < 3 ? resolve(found) : reject(new Error('no such name')));
      });
    });
    const ask = (name = 'books.example.org') => lookUp(name, { hints: 0 });
    const waiting = [ask(), ask(), ask()];
    expect(asked).toEqual(['books.example.org']);
    answer();
    expect(await Promise.all(waiting)).toEqual([found, found, found]);
    const [again, other] = [ask(), ask('erp.example.org')];
    expect(asked).toEqual(['books.example.org', 'books.example.org', 'erp.example.org']);
    answer();
    await expect(other).rejects.toThrow('no such name');
    const once = ask('erp.example.org');
    expect(asked).toHaveLength(4);
    answer();
    await expect(once).rejects.toThrow('no such name');
    expect(ask()).toBe(again);
  });
});
