import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import { OperationId } from './operation-id';
import { ToastRegion } from './toast-region';

const clipboardThat = (write: (text: string) => Promise<void>) => {
  const writeText = vi.fn(write);
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  return writeText;
};

const show = () =>
  render(
    <>
      <OperationId value="83211045" />
      <ToastRegion />
    </>,
  );
const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy operation ID' }));

describe('an operation ID', () => {
  beforeAll(() => translator.need('portal'));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is written as it is and copied by a button, which is announced', async () => {
    const writeText = clipboardThat(async () => undefined);
    show();
    expect(screen.getByText('83211045')).toBeTruthy();
    copy();
    expect(await screen.findByText('Operation ID copied.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Operation ID copied.');
    expect(writeText.mock.calls).toEqual([['83211045']]);
  });

  it.each([
    ['refuses', () => clipboardThat(() => Promise.reject(new Error('not allowed')))],
    ['has none', () => vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: undefined })],
  ])('says so where the clipboard %s', async (_what, prepare) => {
    prepare();
    show();
    copy();
    const said = 'Not copied. Select the text and copy it yourself.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText('Operation ID copied.')).toBeNull();
  });
});
