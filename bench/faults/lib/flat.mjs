// Whether memory and connections stayed where they were while faults came and went.

/** What a garbage collector and a pool do by themselves: a pool opens more at once while a fault makes its acts wait. */
const MEMORY_GROWTH = 1.3;
const MORE_CONNECTIONS = 8;

/**
 * @typedef {{ megabytes: number[], connections: number }} Sample memory by node, and connections of all to the database
 */

const halvesOf = (numbers, ofHalf) => {
  const middle = Math.ceil(numbers.length / 2);
  return [numbers.slice(0, middle), numbers.slice(middle)].map(ofHalf);
};

const most = (numbers) => Math.max(...numbers);

const medianOf = (numbers) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2);
};

/**
 * @param {readonly Sample[]} samples one after each fault, in their order; of fewer than four nothing is said
 * @returns {string[]} what grew, in words
 */
export const growthFaults = (samples) => {
  if (samples.length < 4) return [];
  const ofNodes = (samples[0]?.megabytes ?? []).flatMap((_first, place) => {
    const [early, late] = halvesOf(
      samples.map(({ megabytes }) => megabytes[place] ?? 0),
      most,
    );
    return late > early * MEMORY_GROWTH
      ? [`the memory of node ${place + 1} grew from ${early} to ${late} MB`]
      : [];
  });
  // Of one fault's moment nothing is said: what leaks stays.
  const [early, late] = halvesOf(
    samples.map(({ connections }) => connections),
    medianOf,
  );
  const ofDatabase =
    late > early + MORE_CONNECTIONS ? [`connections to the database grew from ${early} to ${late}`] : [];
  return [...ofNodes, ...ofDatabase];
};
