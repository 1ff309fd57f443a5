import { describe, expect, it } from 'vitest';
import { growthFaults } from './flat.mjs';

const samplesOf = (megabytes: number[][], connections: number[]) =>
  connections.map((count, place) => ({ megabytes: megabytes[place] ?? [], connections: count }));

describe('memory and connections over a soak', () => {
  it('are flat where they go up and down', () => {
    const megabytes = [
      [150, 180],
      [210, 170],
      [160, 190],
      [230, 185],
    ];
    expect(growthFaults(samplesOf(megabytes, [26, 20, 26, 29]))).toEqual([]);
    // One moment of many is no leak.
    expect(growthFaults(samplesOf([...megabytes, [160, 180]], [12, 23, 22, 29, 22]))).toEqual([]);
  });

  it('are not where they only grow', () => {
    const megabytes = [
      [150, 180],
      [160, 240],
      [155, 330],
      [158, 410],
    ];
    expect(growthFaults(samplesOf(megabytes, [26, 30, 36, 42]))).toEqual([
      'the memory of node 2 grew from 240 to 410 MB',
      'connections to the database grew from 28 to 39',
    ]);
  });

  it('are not judged by three faults', () => {
    expect(growthFaults(samplesOf([[1], [9], [99]], [1, 9, 99]))).toEqual([]);
  });
});
