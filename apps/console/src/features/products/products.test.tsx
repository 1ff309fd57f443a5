import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  calls,
  dialog,
  factOf,
  field,
  fill,
  inHours,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import type { Product } from './fields';
import { ProductsPage } from './products';

const DELIVERY = ['delivery'] as const;
const puzzle: Part<Product> = {
  ...{ id: '3', title: 'Harbour Puzzle', version: 2, state: 'open', kind: 'video', network: 'northwind' },
  ...{ min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 240, official: true },
  ...{ payout_per_conversion: 600, holder_share_bp: 8_000, run_days: 30, learning_conversions: 40 },
  ...{ cover_url: '/covers/44', changed_at: inHours(-24), put_content: 'Play', put_rule: 'Fair' },
  ...{ user_targeting: 'Adults', game_description: 'A puzzle', translations: {} },
  creative: { images: ['/creative/46'], poster: null, landing_page: null },
};
const listed = (...rows: readonly Part<Product>[]): void =>
  server.reply(calls.consoleProduct.list, ({ state }) => ({
    items: rows.filter((row) => state === undefined || row.state === state),
  }));
const show = (at = '/products', roles: Parameters<typeof open>[1] = DELIVERY) =>
  open(<ProductsPage />, roles, { path: '/products/:id?', at });
const saved = () => server.sent(calls.consoleProduct.save);

describe('the products', () => {
  onFreshTab();

  it('offer the next version of what is open, or the draft that it has already, whatever is listed', async () => {
    listed(puzzle, { ...puzzle, version: 3, state: 'draft' }, { ...puzzle, id: '4', title: 'Solo' });
    show('/products?state=open');
    await waitFor(async () =>
      expect((await rowsOf('Products')).map((row) => row['Actions'])).toEqual([
        'Retire',
        'Next versionTranslateRetire',
      ]),
    );
    await type('State', 'draft');
    await waitFor(async () =>
      expect((await rowsOf('Products')).map((row) => row['Actions'])).toEqual([
        'Change the draftTranslatePropose to offer',
      ]),
    );
    expect(address()).toBe('/products?state=draft');
  });

  it('offer nothing where a proposal waits, nor to whoever decides', async () => {
    listed({ ...puzzle, state: 'draft', proposal_id: '31' }, { ...puzzle, id: '4' });
    show('/products', ['finance_checker']);
    expect((await rowsOf('Products')).map((row) => row['Actions'])).toEqual(['Proposal 31 waits', '']);
    expect(screen.queryByRole('button', { name: 'New product' })).toBeNull();
  });

  it('stand beside the list with every version that counts, its terms and their hash', async () => {
    listed(puzzle, { ...puzzle, version: 3, state: 'draft', holder_share_bp: 7_500 });
    show('/products/3');
    const panel = await screen.findByRole('region', { name: 'Terms of Harbour Puzzle' });
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3, name: /^Version/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Version 2 Open', 'Version 3 Draft']);
    expect(factOf('Holder’s share', panel)).toBe('80.0 %');
    expect(factOf('Payout per validated conversion', panel)).toBe('$6.00');
    expect(within(panel).getAllByAltText('Cover of Harbour Puzzle')).toHaveLength(2);
  });

  it('are read beside their terms as people read them, in any language', async () => {
    const german = {
      put_content: 'Spiel',
      put_rule: 'Gerecht',
      user_targeting: 'Alle',
      game_description: 'Rätsel',
    };
    listed({ ...puzzle, translations: { de: german } });
    show('/products/3');
    const shown = await screen.findByRole('region', { name: 'As people read it' });
    expect(shown.textContent).toContain('User targetingAdults');
    await press('German Deutsch');
    expect(shown.textContent).toContain('User targetingAlle');
    expect(within(shown).getByRole('article').lang).toBe('de');
    // Nobody wrote it: its readers are shown the English.
    await press(/^French Français\s*reads English$/);
    expect(shown.textContent).toContain('User targetingAdults');
    expect(within(shown).getByRole('article').lang).toBe('en');
  });

  it('say that there is no such product', async () => {
    listed(puzzle);
    show('/products/99');
    expect(await screen.findByRole('heading', { name: 'There is no such product.' })).toBeTruthy();
  });

  it.each([
    ['Propose to offer', 'draft', calls.consoleProduct.proposeVersion, 'so a finance checker agrees'],
    ['Retire', 'open', calls.consoleProduct.retire, 'Funded plans run on.'],
  ] as const)('%s with a reason for the record', async (name, state, call, words) => {
    listed({ ...puzzle, state });
    server.answer(call);
    show();
    await press(name);
    expect((await dialog()).textContent).toContain(words);
    await fill({ Reason: 'As agreed' });
    await pressTwice(name);
    await noDialog();
    expect(server.sent(call)).toEqual([{ id: '3', reason: 'As agreed' }]);
  });
});

describe('writing a product', () => {
  onFreshTab();

  const asIs = {
    ...{ id: '3', version: 2, title: 'Harbour Puzzle', cover_file_id: '44', kind: 'video', official: true },
    ...{ network: 'northwind', put_content: 'Play', put_rule: 'Fair', user_targeting: 'Adults' },
    ...{ game_description: 'A puzzle', min_put_amount: 1_000, max_put_amount: 50_000 },
    ...{ cost_per_thousand: 240, payout_per_conversion: 600, holder_share_bp: 8_000 },
    ...{ run_days: 30, learning_conversions: 40, image_file_ids: ['46'], translations: {} },
  };

  it('begins the next version with what is offered, and changes nothing that is not typed', async () => {
    listed(puzzle);
    server.answer(calls.consoleProduct.save);
    show();
    await press('Next version');
    expect((await field('Cost per 1,000 views')).value).toBe('2.40');
    expect((await field('Holder’s share, in percent')).value).toBe('80');
    await fill({ 'Cost per 1,000 views': '2.5' });
    await pressTwice('Save draft');
    await noDialog();
    expect(saved()).toEqual([{ ...asIs, cost_per_thousand: 250 }]);
  });

  it('says the same in another language, whole or not at all, and nothing else changes', async () => {
    const german = {
      put_content: 'Spiel',
      put_rule: 'Fair',
      user_targeting: 'Alle',
      game_description: 'Rätsel',
    };
    listed({ ...puzzle, translations: { fr: { ...german, put_content: 'Jeu' } } });
    server.answer(calls.consoleProduct.save);
    show();
    await press('Translate');
    expect((await field('Put content, German')).getAttribute('lang')).toBe('de');
    expect(await noteOf('Put content, German')).toBe('Play');
    await fill({ 'Put content, German': 'Spiel' });
    await press('Save draft');
    expect(await alertText()).toBe('Something is still to be written in: German.');
    await fill({ 'Put rule, German': 'Fair', 'User targeting, German': 'Alle' });
    await fill({ 'Game description, German': 'Rätsel' });
    expect(screen.getByText('2 of 11 languages written')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'As people read it' }).textContent).toContain('Rätsel');
    await press('French Français');
    expect((await field('Put content, French')).value).toBe('Jeu');
    await press('Save draft');
    await noDialog();
    const translations = { de: german, fr: { ...german, put_content: 'Jeu' } };
    expect(saved()).toEqual([{ ...asIs, translations }]);
  });

  it('sends a cover when it is chosen, and names it', async () => {
    listed(puzzle);
    server.answer(calls.consoleUpload.image, { file_id: '45', url: '/files/45' });
    server.answer(calls.consoleProduct.save);
    show();
    await press('Next version');
    const files = [new File(['x'], 'cover.png', { type: 'image/png' })];
    fireEvent.change(await field('Cover'), { target: { files } });
    expect(await within(await dialog()).findByAltText('Picture 45 stands ready.')).toBeTruthy();
    await press('Save draft');
    await noDialog();
    expect(saved()[0]).toHaveProperty('cover_file_id', '45');
  });

  it('is delivered by one of the networks that the server speaks to', async () => {
    server.answer(calls.consoleProduct.list, { items: [], networks: ['northwind', 'by-hand'] });
    show();
    await press('New product');
    const choices = within(await field('Network')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['–', 'by-hand', 'northwind']);
  });

  it('marks every field of a new one that is missing', async () => {
    listed();
    show();
    await press('New product');
    await press('Save draft');
    for (const label of [
      'Title',
      'Cover',
      'Kind',
      'Network',
      'Smallest amount',
      'Holder’s share, in percent',
    ])
      expect(await noteOf(label)).toBe('Cannot be empty.');
    expect(saved()).toEqual([]);
  });

  it.each([
    ['Conversions that end the learning phase', '29', 'This is too small.'],
    ['Conversions that end the learning phase', '51', 'This is too big.'],
    ['Holder’s share, in percent', '100.01', 'This is too big.'],
  ])('refuses %s "%s" at its field, as the contract does', async (label, value, words) => {
    listed(puzzle);
    show();
    await press('Next version');
    await fill({ [label]: value });
    await press('Save draft');
    await waitFor(async () => expect(await noteOf(label)).toBe(words));
    expect(saved()).toEqual([]);
  });

  it('says that a colleague changed it meanwhile, and keeps what was typed', async () => {
    listed(puzzle);
    server.reply(calls.consoleProduct.save, () => refused('changed_meanwhile'));
    show();
    await press('Next version');
    await fill({ Title: 'Harbour Puzzle 2' });
    await press('Save draft');
    expect(await alertText()).toBe(sentenceOf('changed_meanwhile'));
    expect((await field('Title')).value).toBe('Harbour Puzzle 2');
  });
});
