import type { Readable } from 'node:stream';

/** A multipart body as it comes in. It is not read before the call knows who sends it. */
export class FormBody {
  constructor(
    readonly stream: Readable,
    readonly contentType: string,
  ) {}
}

/** Room for the boundary, the headers of the part and small fields beside the file. */
const AROUND_FILE_BYTES = 64 * 1024;

/** Reads at most so many bytes; null where there is more. What is left is thrown away after the answer. */
const readAtMost = async (stream: Readable, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, bytes));
};

/**
 * The file in the field `file` of a multipart body.
 * @returns `too_large` for more than so many bytes, `malformed` where there is no such file or the sender broke off
 */
export const readFormFile = async (
  { stream, contentType }: FormBody,
  fileBytesMax: number,
): Promise<Buffer | 'too_large' | 'malformed'> => {
  try {
    const body = await readAtMost(stream, fileBytesMax + AROUND_FILE_BYTES);
    if (body === null) return 'too_large';
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const file = form.get('file');
    if (!(file instanceof Blob)) return 'malformed';
    return file.size > fileBytesMax ? 'too_large' : Buffer.from(await file.arrayBuffer());
  } catch {
    return 'malformed';
  }
};
