import { type CallOf, LIMITS, type ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { type FormBody, readFormFile } from '../../http/form';
import type { Services } from '../../http/services';
import { faultOfText, readableHosts } from '../../http/words';
import { remakeLandingPage } from './landing-page';
import { fileUrl } from './links';
import { STAFF_FILES, saveImage } from './store';
import { LANDING_PAGE } from './stored-file';

/** Takes a landing page in, made anew; its words pass the boundary that all texts of staff pass. */
export const takeLandingPage = async (
  services: Services,
  form: FormBody | undefined,
): Promise<Answer<ResponseOf<CallOf<'consoleUpload.landingPage'>>>> => {
  if (form === undefined) return refuse('unsupported_media_type');
  const file = await readFormFile(form, LIMITS.landingPageBytesMax);
  if (file === 'too_large') return refuse('too_large');
  if (file === 'malformed') return refuse('malformed_body');
  const made = await remakeLandingPage(file);
  if (!made.ok) return made;
  const { content, text } = made.data;
  const fault = faultOfText({ text }, readableHosts(services.config));
  if (fault !== null) return refuse('invalid_fields', { fields: { file: fault } });
  const saved = await saveImage(services, STAFF_FILES, { mime: LANDING_PAGE, content, width: 0, height: 0 });
  return done({ file_id: String(saved.id), url: fileUrl(services, saved), bytes: content.length });
};
