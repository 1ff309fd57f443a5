import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stepsBack, useBackCloses } from './back-closes';

const Sheet = ({ onClose, mayClose = true }: { onClose: () => void; mayClose?: boolean }) => {
  useBackCloses(onClose, mayClose);
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
};

const Page = ({ mayClose = true }: { mayClose?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? <Sheet mayClose={mayClose} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const isOpen = (): boolean => screen.queryByRole('button', { name: 'Close' }) !== null;
const back = (): void => act(() => history.back());
const at = (): string => location.hash;

describe('the way back', () => {
  beforeEach(() => {
    history.pushState({ key: 'first' }, '', '#/first');
    history.pushState({ key: 'second' }, '', '#/second');
  });
  afterEach(cleanup);

  it('closes an open sheet, and leaves the page only then', async () => {
    render(<Page />);
    press('Open');
    expect(isOpen()).toBe(true);
    back();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect([at(), history.state.key]).toEqual(['#/second', 'second']);
    back();
    await waitFor(() => expect(at()).toBe('#/first'));
  });

  it('passes a sheet that was closed otherwise, however often one was opened', async () => {
    render(<Page />);
    for (let time = 0; time < 2; time += 1) {
      press('Open');
      press('Close');
    }
    back();
    await waitFor(() => expect(at()).toBe('#/first'));
  });

  it('closes nothing while something is being sent', async () => {
    render(<Page mayClose={false} />);
    press('Open');
    const seen = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    back();
    await act(async () => void (await seen));
    await waitFor(() => expect(history.state.isSheet).toBe(true));
    expect([isOpen(), at()]).toEqual([true, '#/second']);
  });

  it.each([true, false])(
    'leads back from the page with the sheet over it, which may close: %s',
    async (may) => {
      render(<Page mayClose={may} />);
      press('Open');
      act(() => history.go(stepsBack()));
      await waitFor(() => expect(at()).toBe('#/first'));
      expect(history.state.isSheet).toBeUndefined();
    },
  );

  it('comes from the page after a sheet to the page below it, and from there on', async () => {
    render(<Page />);
    press('Open');
    press('Close');
    history.pushState({ key: 'third' }, '', '#/third');
    back();
    await waitFor(() => expect(at()).toBe('#/second'));
    expect(isOpen()).toBe(false);
    back();
    await waitFor(() => expect(at()).toBe('#/first'));
  });
});
