import { correctionOf } from './correction';

/** Version 6 with correction level L: as much as the address of a one-time code can need, and one layout to know. */
const BLOCKS = 2;
const DATA_PER_BLOCK = 68;
const CORRECTION_PER_BLOCK = 18;
const DATA = BLOCKS * DATA_PER_BLOCK;
/** Two bytes are taken by the mode, the length and the end. */
const BYTES_MOST = DATA - 2;
const BYTE_MODE = '0100';
const END = '0000';
const PADDING = [0xec, 0x11] as const;

const binary = (value: number): string => value.toString(2).padStart(8, '0');

/** @throws RangeError where the text is longer than 134 bytes in UTF-8 */
const dataOf = (text: string): number[] => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > BYTES_MOST) throw new RangeError('too long for this QR code');
  const bits = BYTE_MODE + binary(bytes.length) + Array.from(bytes, binary).join('') + END;
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let count = 0; data.length < DATA; count += 1) data.push(PADDING[count % 2] ?? 0);
  return data;
};

/** First codewords of every block, then the second ones, and so on. */
const interleave = (blocks: readonly (readonly number[])[]): number[] =>
  (blocks[0] ?? []).flatMap((_, index) => blocks.map((block) => block[index] ?? 0));

/** All codewords of a text in the order in which they are drawn. */
export const codewordsOf = (text: string): number[] => {
  const data = dataOf(text);
  const blocks = Array.from({ length: BLOCKS }, (_, index) =>
    data.slice(index * DATA_PER_BLOCK, (index + 1) * DATA_PER_BLOCK),
  );
  const corrections = blocks.map((block) => correctionOf(block, CORRECTION_PER_BLOCK));
  return [...interleave(blocks), ...interleave(corrections)];
};
