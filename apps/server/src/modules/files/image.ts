import { LIMITS } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';

/** An image as it is kept and shown. */
export interface Image {
  readonly mime: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More pixels than the camera of a phone makes in a file of the largest size; a bomb has far more. */
const PIXELS_MAX = 50_000_000;
/** Longest side of what is kept: enough to read a receipt on it. */
const SIDE_MAX_PX = 2_560;
const QUALITY = 82;

/** How the files begin that are taken as images; drawings in SVG are programs and are none. */
const isKnownImage = (file: Buffer): boolean => {
  const text = (from: number, to: number): string => file.subarray(from, to).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (/^GIF8[79]a$/.test(text(0, 6))) return true;
  return (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') || text(4, 12) === 'ftypavif';
};

/**
 * Makes an image anew: nothing of the file but what can be seen is kept, no place, no time, no name. Of an animation
 * the first picture stays. What is clear becomes white, since words in it show on the ground of one theme only.
 */
export const remakeImage = async (file: Buffer): Promise<Answer<Image>> => {
  if (file.length > LIMITS.imageBytesMax) return refuse('image_too_large');
  if (!isKnownImage(file)) return refuse('not_an_image');
  // Loaded with the first image: the start of the program does not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const made = await sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .flatten({ background: 'white' })
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = made.info;
    return done({ mime: 'image/webp', content: made.data, width, height });
  } catch (error) {
    const isBomb = error instanceof Error && error.message.includes('exceeds pixel limit');
    return refuse(isBomb ? 'image_too_large' : 'not_an_image');
  }
};
