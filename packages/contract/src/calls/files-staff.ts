import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, noRequest, url } from '../shapes/basics';

export const image = /* @__PURE__ */ defineCall('consoleUpload.image', {
  access: access.staff('support', 'delivery', 'finance_maker', 'admin'),
  summary: 'Upload an image: a cover, a part of a creative or evidence',
  description: 'Multipart field `file`, at most 5 MB; made anew without its metadata.',
  request: noRequest,
  response: z.object({ file_id: id, url, bytes: count }),
  reasons: ['image_too_large', 'not_an_image'],
});

export const landingPage = /* @__PURE__ */ defineCall('consoleUpload.landingPage', {
  access: access.staff('delivery'),
  summary: 'Upload a landing page',
  description:
    'Multipart field `file`: HTML of at most 1 MB, its pictures inside it as `data:`. Made anew: words, pictures and plain styles stay; scripts, forms, frames, links and every foreign address go. Its words pass the boundary of all texts of staff.',
  request: noRequest,
  response: z.object({ file_id: id, url, bytes: count }),
  reasons: ['file_unreadable', 'image_too_large', 'not_an_image'],
});
