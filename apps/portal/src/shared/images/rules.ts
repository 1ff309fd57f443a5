import { LIMITS } from '@fairlead/contract/limits';

/** As many images as one form takes. */
export const IMAGES_MAX = 6;

/** The kinds that the server takes; a phone turns its own kind into one of them when it is told. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** What is wrong with a picked file before it is sent; the server looks again, and into it. */
export const imageFault = ({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'not_an_image' | 'image_too_large' | undefined => {
  if (!IMAGE_TYPES.split(',').includes(type)) return 'not_an_image';
  return size > LIMITS.imageBytesMax ? 'image_too_large' : undefined;
};
