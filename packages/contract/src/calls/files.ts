import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, noRequest, url } from '../shapes/basics';

export const upload = /* @__PURE__ */ defineCall('files.upload', {
  access: access.holderOrBlocked,
  summary: 'Upload an image',
  description:
    'Multipart field `file`, images of at most 5 MB. The image is made anew and loses its metadata; only its owner can use it. Open to the blocked for objections.',
  request: noRequest,
  response: z.object({ file_id: id, url, bytes: count, width: count, height: count }),
  reasons: ['image_too_large', 'not_an_image'],
});
