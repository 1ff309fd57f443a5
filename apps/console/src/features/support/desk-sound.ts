import { observable } from '@fairlead/ui/observable';

const KEY = 'fairlead_console_sound';
const SECONDS = 0.18;
const LOUDNESS = 0.08;
/** Two tones, one after the other, in hertz. */
const TONES = [660, 880];

const state = observable(localStorage.getItem(KEY) === 'on');

/** A short sound at a new message, for those who turned it on; that is kept on the device. */
export const deskSound = {
  isOn: state.get,
  onChange: state.onChange,
  set: (isOn: boolean): void => {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    state.set(isOn);
  },
  play: (): void => {
    if (!state.get() || typeof AudioContext === 'undefined') return;
    const audio = new AudioContext();
    const gain = audio.createGain();
    gain.gain.value = LOUDNESS;
    gain.connect(audio.destination);
    for (const [index, hertz] of TONES.entries()) {
      const tone = audio.createOscillator();
      tone.frequency.value = hertz;
      tone.connect(gain);
      tone.start(audio.currentTime + index * SECONDS);
      tone.stop(audio.currentTime + (index + 1) * SECONDS);
      if (index === TONES.length - 1) tone.onended = () => void audio.close();
    }
  },
};
