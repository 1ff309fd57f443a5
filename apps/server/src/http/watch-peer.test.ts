import { expect, it, vi } from 'vitest';
import { watchPeer } from './watch-peer';

const watched = () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const peer = watchPeer(log, { down: 'is down', back: 'is back' }, { peer: 'mail' });
  return { log, peer };
};

it('a peer that is down is told once, and once that it is back, with what failed', () => {
  const { log, peer } = watched();
  const error = new Error('no answer');
  for (const work of [1, 2, 3, 1, 2]) peer.failed(error, work);
  expect(log.warn.mock.calls).toEqual([[{ peer: 'mail', work: 1, err: error }, 'is down']]);
  peer.worked(2);
  peer.worked(3);
  expect(log.info.mock.calls).toEqual([[{ peer: 'mail', failures: 5 }, 'is back']]);
});

it('what a working peer refuses for itself is told once, however often it is tried', () => {
  const { log, peer } = watched();
  for (let tries = 0; tries < 5; tries += 1) {
    peer.failed(new Error('not this one'), 7);
    peer.worked(8 + tries);
  }
  expect([log.warn, log.info].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
