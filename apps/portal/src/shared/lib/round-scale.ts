/** A round step of 1, 2 or 5 by which a scale is cut into at most four parts. */
const stepOf = (range: number): number => {
  const rough = Math.max(range / 4, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * size).find((step) => step >= rough) ?? size * 10;
};

/** The lines of a scale that holds 0 and all of these, from the lowest to the highest. */
export const scaleOf = (amounts: readonly number[]): readonly number[] => {
  const lowest = Math.min(0, ...amounts);
  const highest = Math.max(0, ...amounts);
  const step = stepOf(highest - lowest);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
