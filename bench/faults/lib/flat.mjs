// Whether memory and connections stayed where they were while faults came and went.

/** What a garbage collector and a pool do by themselves. */
const MEMORY_GROWTH = 1.3;
const MORE_CONNECTIONS = 4;

/**
 * @typedef {{ megabytes: number[], connections: number }} Sample memory by node, and connections of all to the database
 */

const halvesOf = (numbers) => {
  const middle = Math.ceil(numbers.length / 2);
  return [numbers.slice(0, middle), numbers.slice(middle)].map((half) => Math.max(...half));
};

/**
 * @param {readonly Sample[]} samples one after each fault, in their order; of fewer than four nothing is said
 * @returns {string[]} what grew, in words
 */
export const growthFaults = (samples) => {
  if (samples.length < 4) return [];
  const ofNodes = (samples[0]?.megabytes ?? []).flatMap((_first, place) => {
    const [early, late] = halvesOf(samples.map(({ megabytes }) => megabytes[place] ?? 0));
    return late > early * MEMORY_GROWTH
      ? [`the memory of node ${place + 1} grew from ${early} to ${late} MB`]
      : [];
  });
  const [early, late] = halvesOf(samples.map(({ connections }) => connections));
  const ofDatabase =
    late > early + MORE_CONNECTIONS ? [`connections to the database grew from ${early} to ${late}`] : [];
  return [...ofNodes, ...ofDatabase];
};
