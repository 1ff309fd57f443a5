import { LIMITS } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { type FormBody, readFormFile } from '../../http/form';
import type { Services } from '../../http/services';
import { remakeImage } from './image';
import { fileUrl } from './links';
import { saveImage } from './store';

interface Uploaded {
  readonly file_id: string;
  readonly url: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** Takes an image in, made anew; it belongs to nothing yet. @param ownerId the holder, or `STAFF_FILES` */
export const takeImage = async (
  services: Services,
  ownerId: number,
  form: FormBody | undefined,
): Promise<Answer<Uploaded>> => {
  if (form === undefined) return refuse('unsupported_media_type');
  const file = await readFormFile(form, LIMITS.imageBytesMax);
  if (file === 'too_large') return refuse('image_too_large');
  if (file === 'malformed') return refuse('malformed_body');
  const made = await remakeImage(file);
  if (!made.ok) return made;
  const { content, width, height } = made.data;
  const saved = await saveImage(services, ownerId, made.data);
  const url = fileUrl(services, saved);
  return done({ file_id: String(saved.id), url, bytes: content.length, width, height });
};
