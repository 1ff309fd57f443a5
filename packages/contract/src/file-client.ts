import { ApiError, type ClientParts, type RequestFor, sendCall, unpack } from './client';
import type { CallId } from './routes';

// Apart from the client of all other calls: no first load of the app saves a file.

/** A file that a call answered, with the name that the server gave it. */
export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Makes a call that answers a file instead of an envelope; throws an `ApiError` where it is refused. */
export const createFileClient =
  <Known extends CallId>(parts: ClientParts<Known>) =>
  async <Id extends Known>(id: Id, request: RequestFor<Id>): Promise<FetchedFile> => {
    const response = await sendCall(parts, parts.routes[id], request as object, {});
    const fileName = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    if (fileName === undefined) {
      await unpack(response);
      throw new ApiError('network', 0, 'an answer without a file');
    }
    return { name: fileName, content: await response.blob() };
  };
