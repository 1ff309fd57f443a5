const ascending = (numbers) => [...numbers].sort((one, other) => one - other);

/** The middle of the numbers; of two middles their mean. */
export const medianOf = (numbers) => {
  const sorted = ascending(numbers);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The smallest of the numbers that `percent` of them do not exceed. */
export const percentileOf = (numbers, percent) =>
  ascending(numbers)[Math.max(0, Math.ceil((numbers.length * percent) / 100) - 1)];

/** Prints a figure that must not exceed its aim. */
export const reportMost = (name, figure, aim) =>
  console.log(`${name}: ${Number(figure.toFixed(3))} (aim ≤ ${aim}) ${figure <= aim ? 'reached' : 'MISSED'}`);

/** Prints a figure that must reach its aim. */
export const reportLeast = (name, figure, aim) =>
  console.log(`${name}: ${figure} (aim ≥ ${aim}) ${figure >= aim ? 'reached' : 'MISSED'}`);
