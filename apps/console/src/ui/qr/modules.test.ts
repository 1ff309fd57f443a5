import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codewordsOf } from './codewords';
import { modulesOf, SIDE } from './modules';

const ADDRESS = 'otpauth://totp/Fairlead%3Anovice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fairlead';

/** Powers of 2 in the field of 256, by doubling: not the code's own multiplication. */
const powers: number[] = [1];
for (let index = 1; index < 255; index += 1) {
  const doubled = (powers[index - 1] ?? 0) * 2;
  powers.push(doubled > 255 ? doubled ^ 0x11d : doubled);
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0);

/** One of the two blocks, data before correction. */
const blockOf = (codewords: readonly number[], block: number): number[] =>
  codewords.filter((_, index) => index % 2 === block);

describe('a QR code', () => {
  it('is the one that readers read: this one was read by a reader that is not ours', () => {
    const drawn = modulesOf(ADDRESS).map((row) => row.map(Number).join(''));
    expect(drawn).toHaveLength(SIDE);
    expect(createHash('sha256').update(drawn.join('\n')).digest('hex')).toBe(
      '7acc322c8e70dce34fba617df9f27e35f60420d773b8c24181090e3394f9207b',
    );
  });

  it('has correction codewords that make every block a multiple of the divisor', () => {
    const codewords = codewordsOf(ADDRESS);
    expect(codewords).toHaveLength(172);
    for (const block of [0, 1]) {
      for (const root of powers.slice(0, 18)) {
        const value = blockOf(codewords, block).reduce((sum, codeword) => times(sum, root) ^ codeword, 0);
        expect(value).toBe(0);
      }
    }
  });

  it('carries the text as bytes, up to 134 of them', () => {
    // Mode 4, length 2, A, B, the end: read across the borders of bytes.
    expect(blockOf(codewordsOf('AB'), 0).slice(0, 4)).toEqual([0x40, 0x24, 0x14, 0x20]);
    expect(() => modulesOf('x'.repeat(134))).not.toThrow();
    expect(() => modulesOf('x'.repeat(135))).toThrow(RangeError);
    expect(() => modulesOf('é'.repeat(68))).toThrow(RangeError);
  });
});
