import type { Call } from '../core';

const IMAGES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const PDF = 'application/pdf';
const CSV = 'text/csv';
const XML = 'application/xml';

/** What is taken in the field `file`, by the call. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  'files.upload': IMAGES,
  'support.upload': [...IMAGES, PDF],
  'consoleReport.uploadCsv': [CSV],
  // Staff send no images in the chat (docs/domain/support.md#files).
  'consoleSupport.upload': [PDF],
  'consoleBank.upload': [XML, CSV],
  'consoleUpload.image': IMAGES,
  'consoleUpload.landingPage': ['text/html'],
};

/** What is answered as a file, by the call. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  'user.ownData': ['application/zip'],
  'statement.exportFile': ['application/json', CSV, PDF],
  'statement.signedDays': ['application/json'],
  'paper.receipt': [PDF],
  'paper.year': [PDF],
  'support.file': ['image/webp', PDF],
  'support.transcript': ['text/plain'],
  'consoleSupport.file': ['image/webp', PDF],
  'consolePayoutRun.file': [XML, CSV],
  'consoleAudit.exportList': [CSV],
};

const typesOf = (table: typeof TAKEN, { id }: Call): readonly string[] => {
  const types = table[id];
  if (types === undefined)
    throw new Error(`${id} needs its media types in packages/contract/src/document/files.ts`);
  return types;
};

/** Media types of the file that a call takes. */
export const takenBy = (call: Call): readonly string[] => typesOf(TAKEN, call);
/** Media types of the file that a call answers. */
export const givenBy = (call: Call): readonly string[] => typesOf(GIVEN, call);
