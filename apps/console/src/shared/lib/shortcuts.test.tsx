import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useShortcuts } from './shortcuts';

const nothing = (): void => undefined;

const Page = ({ isOn = true, isAsking = false }) => {
  useShortcuts({ j: nothing, k: null, Enter: nothing }, isOn);
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Row" />
      <button type="button">Open</button>
      {isAsking ? <div role="dialog" aria-label="Asking" /> : null}
    </>
  );
};

/** Whether the page took the key for itself. */
const takes = (key: string, target: Element = document.body, ctrlKey = false): boolean =>
  !fireEvent.keyDown(target, { key, ctrlKey });

describe('single keys of a page', () => {
  afterEach(cleanup);

  it('are taken where they do something, and left to whoever writes, presses or calls the browser', () => {
    render(<Page />);
    expect([takes('j'), takes('k'), takes('x')]).toEqual([true, false, false]);
    expect(takes('j', document.body, true)).toBe(false);
    expect(takes('j', screen.getByLabelText('Note'))).toBe(false);
    expect(takes('j', screen.getByLabelText('Row'))).toBe(true);
    const button = screen.getByRole('button', { name: 'Open' });
    expect([takes('j', button), takes('Enter', button), takes('Enter')]).toEqual([true, false, true]);
  });

  it('do nothing beside an open dialog, nor while they are off', () => {
    const { rerender } = render(<Page isAsking />);
    expect(takes('j')).toBe(false);
    rerender(<Page isOn={false} />);
    expect(takes('j')).toBe(false);
    rerender(<Page />);
    expect(takes('j')).toBe(true);
  });
});
