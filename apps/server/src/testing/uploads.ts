import { calls, type ResponseOf } from '@fairlead/contract';
import type { Reply, TestServer } from './server';

type Upload = Reply<ResponseOf<typeof calls.files.upload>>;

/** Sends a form to the upload call, as a browser writes it. */
export const sendForm = async (
  { server, services }: TestServer,
  form: FormData,
  token: string,
): Promise<Upload> => {
  const encoded = new Response(form);
  const answered = await server.inject({
    method: 'POST',
    url: services.config.apiBasePath + calls.files.upload.path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'x-ct': token },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return {
    status: answered.statusCode,
    headers: answered.headers,
    ...answered.json<Pick<Upload, 'code' | 'msg' | 'data'>>(),
  };
};

/** Sends one file under a name that says nothing true. */
export const sendImage = (server: TestServer, file: Buffer, token: string): Promise<Upload> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'holiday.png');
  return sendForm(server, form, token);
};
