import { codewordsOf } from './codewords';

/** Modules along each side of version 6. */
export const SIDE = 41;
const TIMING = 6;
const FAR = SIDE - 7;
/** Centre of the only alignment pattern. */
const ALIGNMENT = 34;
/** Level L and mask 0, with their own correction (ISO/IEC 18004, 7.9). */
const FORMAT = 0x77c4;

/** Rings from the centre outwards. */
const FINDER = [true, true, false, true, false];
const ALIGNER = [true, false, true];

type Grid = (boolean | undefined)[][];

const set = (grid: Grid, x: number, y: number, dark: boolean): void => {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < SIDE) row[x] = dark;
};

/** Rings around a centre, told by their distance from it. */
const drawRings = (grid: Grid, centreX: number, centreY: number, dark: readonly boolean[]): void => {
  const reach = dark.length - 1;
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      set(grid, centreX + x, centreY + y, dark[Math.max(Math.abs(x), Math.abs(y))] ?? false);
    }
  }
};

const drawFormat = (grid: Grid): void => {
  for (let index = 0; index < 15; index += 1) {
    const dark = ((FORMAT >>> index) & 1) === 1;
    // Beside the upper left corner, stepping over the timing lines.
    if (index < 8) set(grid, 8, index < TIMING ? index : index + 1, dark);
    else set(grid, index === 8 ? 7 : 14 - index, 8, dark);
    // Once more, parted between the two other corners.
    if (index < 8) set(grid, SIDE - 1 - index, 8, dark);
    else set(grid, 8, SIDE - 15 + index, dark);
  }
  set(grid, 8, SIDE - 8, true);
};

/** All that does not depend on the text. */
const frame = (): Grid => {
  const grid: Grid = Array.from({ length: SIDE }, () => Array<boolean | undefined>(SIDE).fill(undefined));
  for (let index = 0; index < SIDE; index += 1) {
    set(grid, TIMING, index, index % 2 === 0);
    set(grid, index, TIMING, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [FAR + 3, 3],
    [3, FAR + 3],
  ] as const) {
    drawRings(grid, x, y, FINDER);
  }
  drawRings(grid, ALIGNMENT, ALIGNMENT, ALIGNER);
  drawFormat(grid);
  return grid;
};

/** Places of the codewords' bits: two columns at a time from the right, upwards and downwards in turn. */
function* places(grid: Grid): Generator<readonly [x: number, y: number]> {
  for (let right = SIDE - 1; right >= 1; right -= 2) {
    if (right === TIMING) right -= 1;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < SIDE; step += 1) {
      const y = upwards ? SIDE - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) yield [x, y];
    }
  }
}

/**
 * The modules of a QR code, row by row; true is dark.
 * @throws RangeError where the text is longer than 134 bytes in UTF-8
 */
export const modulesOf = (text: string): boolean[][] => {
  const grid = frame();
  const codewords = codewordsOf(text);
  let index = 0;
  for (const [x, y] of [...places(grid)]) {
    // What is left over after the last codeword stays light, before the mask.
    const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
    const masked = (x + y) % 2 === 0;
    set(grid, x, y, (bit === 1) !== masked);
    index += 1;
  }
  return grid.map((row) => row.map((dark) => dark === true));
};
