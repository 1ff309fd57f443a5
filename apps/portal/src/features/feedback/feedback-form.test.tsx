import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../shared/i18n/translator';
import { FeedbackForm } from './feedback-form';

const answer = (code: number, data: object): Response => Response.json({ code, msg: 'said', data });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pick = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add images'), { target: { files } });
const picture = (name: string, size = 9): File => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

describe('the feedback form', () => {
  beforeAll(() =>
    Promise.all((['core', 'portal', 'account', 'reasons'] as const).map((pack) => translator.need(pack))),
  );
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('needs subject and content, and sends nothing without', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(<FeedbackForm onSent={vi.fn()} />);
    type('Subject', '   ');
    submit();
    expect(screen.getAllByText('Cannot be empty.')).toHaveLength(2);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('names what is wrong with a file before it is sent, and waits until it is removed', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(<FeedbackForm onSent={vi.fn()} />);
    type('Subject', 'A');
    type('What you want to tell us', 'B');
    pick(new File(['x'], 'letter.pdf', { type: 'application/pdf' }), picture('large', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('Image 1 was not sent: This file is not an image.')).toBeTruthy();
    expect(await screen.findByText('Image 2 was not sent: Images can be up to 5 MB.')).toBeTruthy();
    submit();
    expect(screen.getByText(/An image is not sent yet/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }));
    expect(screen.queryByText(/was not sent/)).toBeNull();
  });

  it('sends an image when it is picked, again where that may help, and names it in the feedback', async () => {
    const bodies: unknown[] = [];
    let uploads = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/files/upload')) {
        expect(init.body).toBeInstanceOf(FormData);
        expect(new Headers(init.headers).has('Content-Type')).toBe(false);
        uploads += 1;
        return uploads === 1 ? answer(500, { reason: 'server_error' }) : answer(200, { file_id: '7' });
      }
      bodies.push(JSON.parse(String(init.body)));
      return answer(200, { id: '3' });
    });
    const onSent = vi.fn();
    render(<FeedbackForm onSent={onSent} />);
    type('Subject', 'The chart');
    type('What you want to tell us', 'It does not load.');
    pick(picture('shot.png'));
    fireEvent.click(await screen.findByRole('button', { name: 'Send image 1 again' }));
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    submit();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('3'));
    expect(bodies).toEqual([{ subject: 'The chart', content: 'It does not load.', file_ids: ['7'] }]);
  });

  it('takes six images and says that the rest was left out', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    render(<FeedbackForm onSent={vi.fn()} />);
    pick(...Array.from({ length: 7 }, (_, index) => picture(`${index}.png`)));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText(/Only 6 images can be added/)).toBeTruthy();
    expect(screen.queryByLabelText('Add images')).toBeNull();
  });
});
