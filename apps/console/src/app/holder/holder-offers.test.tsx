import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/holder-screen';
import { calls, dialog, fill, inHours, noDialog, onFreshTab, press, server } from '../../../test/screen';

describe('plans that are offered to a holder', () => {
  onFreshTab();

  const offers = () => screen.findByRole('region', { name: 'Offers' });

  it.each([
    [{}, ['Offer a plan', 'Allow publishing plans']],
    [{ is_lead: true }, ['Offer a plan', 'Publish a plan', 'Stop allowing']],
    [{ is_lead: true, state: 'disabled' }, ['Stop allowing']],
  ] as const)('can be made as the account stands: %j', async (holder, names) => {
    show(['delivery'], { holder }, { tab: '/plans' });
    expect(
      within(await offers())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('names a product of the catalogue, and says under which number it waits', async () => {
    show(['delivery'], {}, { tab: '/plans' });
    server.answer(calls.consoleOrder.offer, { number: 'FL-9', created_at: inHours(0) });
    await press('Offer a plan');
    await within(await dialog()).findByRole('option', { name: 'Harbour Puzzle' });
    await fill({ 'Product on offer': '3', Reason: 'Asked for it' });
    await press('Offer a plan');
    await noDialog();
    expect(server.sent(calls.consoleOrder.offer)).toEqual([
      { holder_id: '17', product_id: '3', reason: 'Asked for it' },
    ]);
    expect(await screen.findByText('Plan FL-9 awaits funding.')).toBeTruthy();
  });

  it.each([
    [1, 'Published. 1 follower was offered it.'],
    [4, 'Published. 4 followers were offered it.'],
  ])('is published to followers: %s', async (count, words) => {
    show(['delivery'], { holder: { is_lead: true } }, { tab: '/plans' });
    server.answer(calls.consoleOrder.publish, { offers: count });
    await press('Publish a plan');
    await within(await dialog()).findByRole('option', { name: 'Harbour Puzzle' });
    await fill({ 'Product on offer': '3' });
    await press('Publish a plan');
    await noDialog();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.sent(calls.consoleOrder.publish)).toEqual([{ lead_id: '17', product_id: '3' }]);
  });
});
