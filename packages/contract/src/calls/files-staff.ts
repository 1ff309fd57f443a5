import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, noRequest, url } from '../shapes/basics';

export const image = /* @__PURE__ */ defineCall('consoleUpload.image', {
  access: access.staff('support', 'delivery', 'finance_maker', 'admin'),
  summary: 'Upload an image: a cover or evidence',
  description: 'Multipart field `file`, at most 5 MB; made anew without its metadata.',
  request: noRequest,
  response: z.object({ file_id: id, url, bytes: count }),
  reasons: ['image_too_large', 'not_an_image'],
});
