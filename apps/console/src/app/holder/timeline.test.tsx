import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/holder-screen';
import { calls, linkTo, NOW, onFreshTab, press, rowsOf, server } from '../../../test/screen';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';

describe('the time line of a case', () => {
  onFreshTab();

  it('names what it leaves out, with the way there for whoever may go it', async () => {
    show(['support']);
    await screen.findByText(/Not in this list/);
    expect(linkTo('entries of delivery reports')).toBe('/holders/17/money');
    expect(screen.queryByRole('link', { name: 'what staff looked at' })).toBeNull();
  });

  it('leads whoever reads the record to what staff looked at', async () => {
    show(['auditor']);
    await screen.findByText(/Not in this list/);
    expect(linkTo('what staff looked at')).toBe('/holders/17?kind=reading');
  });

  it('calls a notification by its title', async () => {
    show(['support']);
    server.answer(calls.consoleCase.timeline, {
      items: [
        {
          ...{ id: 'notice.3', kind: 'notice', what: 'account.newSignInComputer', about: 'New login' },
          ...{ time: NOW, amount: null, actor: 'system', link: null },
        },
      ],
    });
    expect(await screen.findByText('Notified: New login')).toBeTruthy();
  });
});

describe('acts in the time line of a case', () => {
  onFreshTab();

  it('are told in the sentences of the record', async () => {
    show(['auditor']);
    const event = { time: NOW, about: '', amount: null, link: null } as const;
    server.answer(calls.consoleCase.timeline, {
      items: [
        { ...event, id: 'act.4', kind: 'act', what: 'consoleHolder.disable', actor: 'bea', about: 'Forged' },
        { ...event, id: 'act.3', kind: 'act', what: 'release-holds', actor: 'system' },
        { ...event, id: 'reading.2', kind: 'reading', what: 'consoleHolder.detail', actor: 'bea' },
      ],
    });
    expect(await screen.findByText('Disabled the account · Forged')).toBeTruthy();
    expect(screen.getByText('Ended a hold at its date')).toBeTruthy();
    expect(screen.getByText('Viewed: the case')).toBeTruthy();
  });
});

describe('the security of a case', () => {
  onFreshTab();

  it('names a device in short, and in its own words where one rests on it', async () => {
    show(['support'], {}, { tab: '/security' });
    server.answer(calls.consoleHolder.sessions, {
      items: [{ id: '1', device: CHROME, created_at: NOW, last_seen_at: NOW }],
    });
    expect((await rowsOf('Where they are signed in'))[0]).toMatchObject({ Device: 'Chrome on Linux' });
    expect(screen.getByText('Chrome on Linux').title).toBe(CHROME);
  });
});

describe('what is done about a holder', () => {
  onFreshTab();

  it('shows in red what takes something from them, and says which of it is only proposed', async () => {
    show(['support']);
    const penalty = await screen.findByText('Propose penalty: forged document (−200)');
    expect(penalty.className).toContain('button--danger');
    expect(screen.getByText('Set a tag').className).not.toContain('button--danger');
    await press('Propose penalty: forged document (−200)');
    expect(await screen.findByText(/once another person approves/)).toBeTruthy();
  });
});
