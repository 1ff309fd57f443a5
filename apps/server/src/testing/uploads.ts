import { type Call, calls, type ResponseOf } from '@fairlead/contract';
import { urlOf } from '../plugins/calls';
import type { Reply, TestServer } from './server';

type Upload = Reply<ResponseOf<typeof calls.files.upload>>;

/** Sends a form to an upload call, as a browser writes it. */
export const sendForm = async (
  { server, services }: TestServer,
  form: FormData,
  token: string,
  call: Call = calls.files.upload,
): Promise<Upload> => {
  const encoded = new Response(form);
  const answered = await server.inject({
    method: 'POST',
    url: urlOf(call, services.config.apiBasePath),
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
export const sendImage = (server: TestServer, file: Buffer, token: string, call?: Call): Promise<Upload> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'holiday.png');
  return sendForm(server, form, token, call);
};
