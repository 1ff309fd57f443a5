import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  button,
  calls,
  field,
  fill,
  inHours,
  linkTo,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { languageName, languages } from '../../shared/lib/languages';
import { TextPage } from './text';
import type { Text } from './text-draft';
import { TextsPage } from './texts';

const SUPPORT = ['support'] as const;
const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, `${text} ${one}`]));
const rules: Part<Text> = {
  ...{ id: '3', kind: 'rules', position: 5, version: 4, state: 'published', changed_by: 'bea' },
  ...{ title: inAll('Rules'), text: inAll('Pay nobody.'), changed_at: inHours(-24) },
};
const listed = (...rows: readonly Part<Text>[]): void =>
  server.answer(calls.consoleContent.list, { items: rows });
const show = (part: Part<Text> = {}, roles: Parameters<typeof open>[1] = SUPPORT, at = '/texts/3') => {
  listed({ ...rules, ...part });
  open(<TextPage />, roles, { path: '/texts/:id', at });
};
const preview = () => screen.findByRole('region', { name: 'As people read it' });
const saved = () => server.sent(calls.consoleContent.save);

describe('the texts', () => {
  onFreshTab();

  it('show version, state, who changed them, and the languages that somebody should look at', async () => {
    listed({ ...rules, behind: ['de', 'th'] }, { ...rules, id: '4', state: 'draft', proposal_id: '31' });
    open(<TextsPage />, SUPPORT);
    const [published, draft] = await rowsOf('Texts');
    expect(published).toMatchObject({
      Kind: 'Rules',
      Title: 'Rules en',
      Version: '4',
      'To look at': 'German, Thai',
    });
    expect(published?.['Changed']).toBe('1 Mar, 09:30 1 d ago by bea');
    expect(draft?.['Actions']).toBe('Proposal 31 waits');
    expect(linkTo('New question')).toBe('/texts/new');
  });

  it('are written by nobody but support and admins', async () => {
    listed(rules);
    open(<TextsPage />, ['auditor']);
    await rowsOf('Texts');
    expect(screen.queryByRole('link', { name: 'New question' })).toBeNull();
  });

  it('are narrowed to no state that none of them can have', async () => {
    listed(rules);
    open(<TextsPage />, ['auditor']);
    const states = [...(await field('State')).querySelectorAll('option')];
    expect(states.map(({ textContent }) => textContent)).toEqual(['All', 'Draft', 'Published']);
  });
});

describe('writing a text', () => {
  onFreshTab();

  it('is shown as people will read it, with the number of the next version', async () => {
    show();
    const shown = await preview();
    expect(shown.textContent).toContain('Version 4');
    await fill({ 'Text, English': 'Pay nobody.\n\nNever.' });
    expect([...shown.querySelectorAll('.said')].map(({ textContent }) => textContent)).toEqual([
      'Pay nobody.',
      'Never.',
    ]);
    expect(shown.textContent).toContain('Version 5');
  });

  it('can be saved once something differs', async () => {
    show();
    expect((await button('Save draft')).disabled).toBe(true);
    await fill({ 'Title, English': 'The rules' });
    expect((await button('Save draft')).disabled).toBe(false);
    await fill({ 'Title, English': 'Rules en' });
    expect((await button('Save draft')).disabled).toBe(true);
  });

  it('marks the languages that still say what the English said before', async () => {
    show();
    await fill({ 'Text, English': 'Pay nobody at all.' });
    expect(await button('German Deutsch older than the English')).toBeTruthy();
    await press(/^German /);
    await fill({ 'Text, German': 'Zahle niemandem.' });
    expect(await button('German Deutsch')).toBeTruthy();
    expect(await button('Thai ไทย older than the English')).toBeTruthy();
  });

  it('sends every language under the version that was read, once for a double click', async () => {
    show();
    server.answer(calls.consoleContent.save);
    await fill({ 'Title, English': ' The rules ', 'Place in the list': '7' });
    await pressTwice('Save draft');
    await waitFor(() =>
      expect(saved()).toEqual([
        {
          ...{ id: '3', version: 4, kind: 'rules', position: 7, text: inAll('Pay nobody.') },
          title: { ...inAll('Rules'), en: 'The rules' },
        },
      ]),
    );
  });

  it('stays in its language when what was saved is the next version', async () => {
    show();
    await press(/^German /);
    await fill({ 'Text, German': 'Zahle niemandem.' });
    server.answer(calls.consoleContent.save, { id: '3' });
    const text = { ...inAll('Pay nobody.'), de: 'Zahle niemandem.' };
    listed({ ...rules, version: 5, state: 'draft', text });
    await press('Save draft');
    expect(await screen.findByText('Rules, Version 5')).toBeTruthy();
    expect((await field('Text, German')).value).toBe('Zahle niemandem.');
    expect((await preview()).textContent).toContain('Version 5');
  });

  it.each([
    [{ 'Text, English': '   ' }, /^Still empty: English\./],
    [{ 'Place in the list': '101' }, 'A whole number from 0 to 100.'],
    [{ 'Place in the list': '-1' }, 'A whole number from 0 to 100.'],
  ])('is not saved with %j', async (typed, words) => {
    show();
    await fill(typed);
    await press('Save draft');
    expect(await alertText()).toMatch(words);
    expect(saved()).toEqual([]);
  });

  it('keeps what was written where a colleague was quicker', async () => {
    show();
    server.reply(calls.consoleContent.save, () => refused('changed_meanwhile'));
    await fill({ 'Title, English': 'The rules' });
    await press('Save draft');
    expect(await alertText()).toBe(sentenceOf('changed_meanwhile'));
    expect((await field('Title, English')).value).toBe('The rules');
  });

  it('begins a question empty in every language, and leads to it once it is saved', async () => {
    listed();
    server.answer(calls.consoleContent.save, { id: '9' });
    open(<TextPage />, SUPPORT, { path: '/texts/:id', at: '/texts/new' });
    expect(await button('English empty')).toBeTruthy();
    for (const language of languages) {
      const name = languageName(language);
      await press(new RegExp(`^${name}.*?( empty)?$`));
      await fill({ [`Title, ${name}`]: 'Why?', [`Text, ${name}`]: 'So.' });
    }
    await press('Save draft');
    await waitFor(() => expect(address()).toBe('/texts/9'));
    expect(saved()[0]).toMatchObject({ version: 0, kind: 'faq', position: 10 });
    expect(saved()[0]).not.toHaveProperty('id');
  });

  it('is read, not written, by others, language by language', async () => {
    show({ behind: ['de'] }, ['auditor']);
    await press('German Deutsch older than the English');
    expect(within(await preview()).getByText('Pay nobody. de')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('says that there is no such text', async () => {
    show({}, SUPPORT, '/texts/99');
    expect(await screen.findByRole('heading', { name: 'There is no such text.' })).toBeTruthy();
  });
});

describe('the way of a draft to its readers', () => {
  onFreshTab();

  it('is a proposal with a reason', async () => {
    show({ state: 'draft' });
    server.answer(calls.consoleContent.proposeText);
    await press('Propose to publish');
    await fill({ Reason: 'Clearer' });
    await press('Propose to publish');
    await noDialog();
    expect(server.sent(calls.consoleContent.proposeText)).toEqual([{ id: '3', reason: 'Clearer' }]);
  });

  it('is closed while something is unsaved, and where people read this version already', async () => {
    show({ state: 'draft' });
    await fill({ 'Title, English': 'The rules' });
    expect(await screen.findByText('Save your changes before you propose them.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull();
  });

  it.each([
    [{ state: 'published' }, 'This version is live. Change something to start the next one.'],
    [{ state: 'draft', proposal_id: '31' }, 'Proposal 31 waits'],
  ] as const)('says where it stands: %j', async (part, words) => {
    show(part);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull();
  });
});
