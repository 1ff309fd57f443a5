/** Error correction of QR codes: Reed–Solomon over the field of 256 (ISO/IEC 18004, 7.5). */
const FIELD = 0x11d;

/** Multiplies in the field. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

/** The divisor of a degree, without its leading 1. */
const divisorOf = (degree: number): number[] => {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let count = 0; count < degree; count += 1) {
    for (let index = 0; index < degree; index += 1) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
};

/** The correction codewords of a block: the remainder of its division. */
export const correctionOf = (block: readonly number[], degree: number): number[] => {
  const divisor = divisorOf(degree);
  let rest = Array<number>(degree).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ (rest[0] ?? 0);
    rest = divisor.map((value, index) => (rest[index + 1] ?? 0) ^ multiply(value, factor));
  }
  return rest;
};
