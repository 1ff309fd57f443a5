import { calls, LIMITS } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { readFormFile } from '../../http/form';
import { holderRoute, type Route } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { remakeImage } from './image';
import { fileUrl } from './links';
import { removeUnused, saveImage } from './store';

const HOUR_MS = 3_600_000;

/** The call that takes images (spec §5: image files only, at most 5 MB). */
export const filesRoutes = (services: Services): Route[] => [
  holderRoute(calls.files.upload, async ({ caller, form }) => {
    if (form === undefined) return refuse('unsupported_media_type');
    const file = await readFormFile(form, LIMITS.imageBytesMax);
    if (file === 'too_large') return refuse('image_too_large');
    if (file === 'malformed') return refuse('malformed_body');
    const made = await remakeImage(file);
    if (!made.ok) return made;
    const { content, width, height } = made.data;
    const saved = await saveImage(services, caller.holderId, made.data);
    return done({
      file_id: String(saved.id),
      url: fileUrl(services, saved),
      bytes: content.length,
      width,
      height,
    });
  }),
];

export const filesJobs = (services: Services): Job[] => [
  { name: 'unused files', pauseMs: HOUR_MS, run: () => removeUnused(services) },
];
