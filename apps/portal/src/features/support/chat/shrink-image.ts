/** The longer edge of a picture in the chat: enough to read a receipt on any screen. */
const EDGE_MAX_PX = 1_600;
const QUALITY = 0.82;

/** The size in which a picture is sent; its own where it is small enough. */
export const shrunkSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, EDGE_MAX_PX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Makes a picture smaller on the device, so that a slow network carries it. What the device cannot read goes
 * as it is: the server says what is wrong with it. A moving picture would stand still; it goes as it is, too.
 */
export const shrinkImage = async (file: File): Promise<Blob> => {
  if (file.type === 'image/gif') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', QUALITY);
  });
  return made !== null && made.size < file.size ? made : file;
};
