import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from './use-draft';

const EMPTY = { name: '' };

const openForm = () => renderHook(() => useDraft('form', EMPTY)).result;
const signIn = (id: string): void => localStorage.setItem('fb_userInfo', JSON.stringify({ id }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it('is the signed-in person’s own', () => {
  signIn('7');
  const form = openForm();
  act(() => form.current.change('name', 'Ann'));
  expect(openForm().current.draft).toEqual({ name: 'Ann' });
  signIn('8');
  expect(openForm().current.draft).toEqual(EMPTY);
});
