import { draftKey } from '@fairlead/ui/use-draft';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from './session';

const draft = () => sessionStorage.getItem(draftKey('topup-1'));
const type = () => sessionStorage.setItem(draftKey('topup-1'), '{"payee":"A"}');

afterEach(() => sessionStorage.clear());

describe('the session of a tab', () => {
  it('keeps what was typed for the same person after it expired', () => {
    session.begin('first', 'maker');
    type();
    session.end('expired');
    expect(session.token()).toBeNull();
    expect(session.lastEnding()).toBe('expired');
    session.begin('second', 'maker');
    expect(draft()).toBe('{"payee":"A"}');
    expect(session.lastEnding()).toBeNull();
  });

  it('shows it to nobody else', () => {
    session.begin('first', 'maker');
    type();
    session.end('expired');
    session.begin('second', 'checker');
    expect(draft()).toBeNull();
  });

  it('forgets it on signing out', () => {
    session.begin('first', 'maker');
    type();
    session.end('signed_out');
    expect(draft()).toBeNull();
    expect(session.token()).toBeNull();
  });

  it('tells of each change until nobody listens', () => {
    const listener = vi.fn();
    const stop = session.onChange(listener);
    session.begin('first', 'maker');
    session.end('signed_out');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    session.begin('second', 'maker');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
