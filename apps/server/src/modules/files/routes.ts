import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { takeImage } from './image-upload';
import { fillHashes } from './kept-bytes';
import { takeLandingPage } from './landing-upload';
import { removeOrphans } from './orphans';
import { removeUnused, STAFF_FILES, UPLOADS } from './store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The calls that take images (image files only, at most 5 MB) and landing pages. */
export const filesRoutes = (services: Services): Route[] => [
  holderRoute(calls.files.upload, ({ caller, form }) => takeImage(services, caller.holderId, form)),
  staffRoutesOf(services)(calls.consoleUpload.image, async (_means, _caller, _request, form) => {
    const taken = await takeImage(services, STAFF_FILES, form);
    if (!taken.ok) return taken;
    const { file_id, url, bytes } = taken.data;
    return done({ file_id, url, bytes });
  }),
  staffRoutesOf(services)(calls.consoleUpload.landingPage, (_means, _caller, _request, form) =>
    takeLandingPage(services, form),
  ),
];

export const filesJobs = (services: Services): Job[] => [
  { name: 'unused files', pauseMs: HOUR_MS, run: () => removeUnused(services) },
  { name: 'hashes of files', pauseMs: HOUR_MS, run: () => fillHashes(services, UPLOADS) },
  { name: 'orphan objects', pauseMs: MINUTE_MS, run: () => removeOrphans(services) },
];
