import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts, useDraft } from './use-draft';

const EMPTY = { name: '', secret: '' };
const SECRETS = ['secret'] as const;

const openForm = () => renderHook(() => useDraft('form', EMPTY, SECRETS)).result;
const signIn = (id: string): void => localStorage.setItem('fb_userInfo', JSON.stringify({ id }));

describe('what a person is typing', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    signIn('7');
    const form = openForm();
    act(() => form.current.change('name', 'Ann'));
    act(() => form.current.change('secret', '246813'));
  });
  afterEach(cleanup);

  it('is there again after a reload, but for secrets, which are never written down', () => {
    expect(openForm().current.draft).toEqual({ name: 'Ann', secret: '' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('246813');
  });

  it('is not shown to another person on this tab', () => {
    signIn('8');
    expect(openForm().current.draft).toEqual(EMPTY);
  });

  it('is gone after it was sent, and after a logout', () => {
    const form = openForm();
    act(() => form.current.discard());
    expect(form.current.draft).toEqual(EMPTY);
    expect(openForm().current.draft).toEqual(EMPTY);
    act(() => form.current.change('name', 'Ann'));
    sessionStorage.setItem('places', 'kept');
    forgetDrafts();
    expect(openForm().current.draft).toEqual(EMPTY);
    expect(sessionStorage.getItem('places')).toBe('kept');
  });
});
