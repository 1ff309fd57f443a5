import { createFileClient } from '@fairlead/contract/file-client';
import { fileRoutes } from '@fairlead/contract/routes/files';
import { parts } from './parts';

/** Makes a call that answers a file; a module of its own, which no first load needs. */
export const fetchFile = createFileClient({ ...parts, routes: fileRoutes });

export type { FetchedFile } from '@fairlead/contract/file-client';
