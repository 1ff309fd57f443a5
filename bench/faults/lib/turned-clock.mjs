// Loaded into a node before the program: its clock is wrong by as many milliseconds as a file says, from then on. With
// TURNED_STEADY so is the time that nobody can set, by which the program notices that a clock leapt.
import { readFileSync } from 'node:fs';

const LOOK_MS = 200;
const Real = Date;
let offsetMs = 0;

const look = () => {
  try {
    offsetMs = Number(readFileSync(process.env.TURNED_CLOCK, 'utf8'));
  } catch {
    offsetMs = 0;
  }
};
look();
setInterval(look, LOOK_MS).unref();

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offsetMs);
    else super(...given);
  }

  static now() {
    return Real.now() + offsetMs;
  }
};

if (process.env.TURNED_STEADY) {
  const steady = performance.now.bind(performance);
  performance.now = () => steady() + offsetMs;
}
