import { afterEach, expect, it, vi } from 'vitest';
import { deskSound } from './desk-sound';

afterEach(() => {
  deskSound.set(false);
  vi.unstubAllGlobals();
});

it('is silent until somebody at this device wants to hear new messages', () => {
  const made = vi.fn();
  const node = () => ({
    ...{ gain: { value: 0 }, frequency: { value: 0 }, onended: null },
    ...{ connect: vi.fn(), start: vi.fn(), stop: vi.fn() },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
      readonly createGain = node;
      readonly createOscillator = node;
      constructor() {
        made();
      }
    },
  );
  expect(deskSound.isOn()).toBe(false);
  deskSound.play();
  expect(made).not.toHaveBeenCalled();
  deskSound.set(true);
  deskSound.play();
  expect(made).toHaveBeenCalledOnce();
});
