import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSharedOpening } from './shared-opening';

const Row = () => {
  const onClick = useSharedOpening('/page');
  return (
    <li>
      <span data-shared="title">Kite</span>
      <Link to="/page" onClick={onClick}>
        Open
      </Link>
    </li>
  );
};
const Screens = () =>
  useLocation().pathname === '/page' ? <h2 data-opened="/page">Page of the kite</h2> : <Row />;

/** A browser that moves what has a name: notes the names before, and whether the page stood when the change was over. */
const movingBrowser = (matches: boolean) => {
  const seen: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches }));
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      const title = screen.getByText('Kite');
      seen.push(title.style.viewTransitionName);
      const changed = change().then(() => {
        seen.push(title.style.viewTransitionName, document.querySelector('h2')?.textContent ?? 'no page');
      });
      return { ready: changed.then(() => Promise.reject(new Error('skipped'))) };
    },
  });
  return seen;
};
const open = (init = {}): void => {
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('Open'), init);
};

describe('a row that shares its parts with its page', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('names them until the page stands, and waits for it', async () => {
    const seen = movingBrowser(false);
    open();
    await screen.findByText('Page of the kite');
    await waitFor(() => expect(seen).toEqual(['opened-title', '', 'Page of the kite']));
  });

  it('is a link like others for who wants no movement, and where two panes stand beside each other', async () => {
    const seen = movingBrowser(true);
    open();
    await screen.findByText('Page of the kite');
    expect(seen).toEqual([]);
  });

  it('is a link like others where the browser moves nothing', async () => {
    open();
    expect(await screen.findByText('Page of the kite')).toBeTruthy();
  });

  it('leaves a click that opens another tab to the browser', () => {
    const seen = movingBrowser(false);
    open({ ctrlKey: true });
    expect(seen).toEqual([]);
    expect(screen.getByText('Kite')).toBeTruthy();
  });
});
