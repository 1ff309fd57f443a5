import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftKey, forgetDrafts, useDraft } from './use-draft';

const EMPTY = { name: '', secret: '' };
const SECRETS = ['secret'] as const;

const openForm = (owner = '7') =>
  renderHook(() => useDraft(draftKey(`${owner}-form`), EMPTY, SECRETS)).result;

describe('what a person is typing', () => {
  beforeEach(() => {
    sessionStorage.clear();
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
    expect(openForm('8').current.draft).toEqual(EMPTY);
  });

  it('is not undone by what was told of another field a drawing ago', () => {
    const form = openForm();
    const { change } = form.current;
    act(() => {
      change('name', 'Bea');
      change('secret', '1');
    });
    expect(form.current.draft).toEqual({ name: 'Bea', secret: '1' });
    expect(openForm().current.draft.name).toBe('Bea');
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
