import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inHours, onFreshDevice, open } from '../../../test/screen';
import { useNext } from './use-next';

type Facts = Parameters<ReturnType<typeof useNext>>[0];

const Next = (facts: Facts) => <p>{useNext()(facts)}</p>;

onFreshDevice();

it.each([
  ['waiting_to_put', 'offer_open', 'Fund it by TIME, or the plan lapses. Nothing is spent.'],
  ['matching', 'awaiting_placement', 'Staff place it by TIME. If they do not, all your money comes back.'],
  ['matching', 'awaiting_network', 'The network answers by TIME. If it does not, all your money comes back.'],
])('says who acts on a plan in %s with the reason %s', async (status, reason, words) => {
  const next = { status: 'put_failed', due_at: inHours(24) };
  open(<Next {...({ order: { status }, reasons: [{ reason }], next } as unknown as Facts)} />);
  expect(await screen.findByText(words.replace('TIME', 'Mar 3, 2026, 9:30 AM UTC'))).toBeTruthy();
});
