import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '../../shared/i18n/translator';
import { NotificationCard } from './notification-card';

const HEAD = { entry: '71', hash: '0123456789abcdef' };

const show = (
  link: string | null,
  {
    by_staff = false,
    withdrawn = false,
    head = null as typeof HEAD | null,
    title = 'Rules',
    content = 'New text',
  } = {},
) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NotificationCard
          notification={{
            ...{ id: '1', category: 'activity', title, content, read: true, link },
            ...{ by_staff, withdrawn, head, created_at: '2026-11-22T10:00:00.000Z' },
          }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: title }));
  return screen.queryByRole('link');
};

describe('the link of a notification', () => {
  beforeAll(() => Promise.all((['core', 'portal', 'account'] as const).map((pack) => translator.need(pack))));
  afterEach(cleanup);

  it.each(['/wallet', '/plan/detail?id=17'])('leads to %s', (link) => {
    expect(show(link)?.getAttribute('href')).toBe(link);
  });

  it.each([null, '//evil.example/pay', '/\\evil.example', 'https://evil.example', '/unknown'])(
    'is not there where it is no route of the app: %s',
    (link) => {
      expect(show(link)).toBeNull();
      expect(screen.getByText('New text')).toBeTruthy();
    },
  );

  it('is out of the way until the notice is opened; so are its category and the zone of its time', () => {
    show('/wallet');
    expect(screen.getByText('Account updates · Nov 22, 2026, 10:00 AM UTC')).toBeTruthy();
    expect(screen.getByText('10:00 AM')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Rules' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/^Account updates/).closest('[hidden]')).toBeTruthy();
  });

  it('no line ends within the number of a plan, in the title and in the words', () => {
    show(null, { title: 'Plan 261125-0000017 has finished', content: 'See 261125-0000017.' });
    fireEvent.click(screen.getByRole('button', { name: 'Plan 261125-0000017 has finished' }));
    const whole = [...document.querySelectorAll('.notification__number')].map(
      ({ textContent }) => textContent,
    );
    expect(whole).toEqual(['261125-0000017', '261125-0000017']);
  });

  it('money talk only on record: stands with the fixed line where staff wrote it, and only there', () => {
    show(null, { by_staff: true });
    expect(screen.getByText(/^Staff never ask for your password/)).toBeTruthy();
    cleanup();
    show(null);
    expect(screen.queryByText(/^Staff never ask/)).toBeNull();
  });

  it('the past stays: says last and folded where the record of money stood, and leads to its entries', () => {
    expect(show(null, { head: HEAD })?.getAttribute('href')).toBe('/wallet/flow');
    const record = screen.getByText(/latest entry in your record was 71, hash 0123 4567 89ab cdef\./);
    const fold = record.closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.nextElementSibling).toBeNull();
  });

  it('the past stays: taken back, its words stay, struck through, and lead nowhere', () => {
    expect(show('/wallet', { by_staff: true, withdrawn: true })).toBeNull();
    expect(screen.getByText('New text').tagName).toBe('S');
    expect(screen.getByText('Withdrawn')).toBeTruthy();
  });
});
