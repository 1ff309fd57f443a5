import type { Reader } from '@fairlead/db';
import type { Config } from '../../config';
import { hasObjects, UPLOADS } from '../../modules/files';
import { CHAT_FILES } from '../../modules/support';

/** Every table whose rows are files. */
export const FILE_TABLES = [UPLOADS, CHAT_FILES];

/** Files in a storage that the settings do not name would be answered with nothing at all. */
export const filePlaceFaults = async (reader: Reader, { s3 }: Pick<Config, 's3'>): Promise<string[]> =>
  s3 === undefined && (await hasObjects(reader, FILE_TABLES))
    ? [
        'FILES_S3_BUCKET: files of this database are in a storage that the settings do not name (docs/runbook.md#files-in-storage)',
      ]
    : [];
