import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for the product's data, in the temporary folder. PostgreSQL refuses root and runs as `nobody` then: where
 * that user may not enter, the database would lie elsewhere, and stay there.
 * @param name the beginning of its name
 */
export const makeDataFolder = async (name) => {
  const folder = await mkdtemp(join(tmpdir(), name));
  await chmod(folder, 0o711);
  return folder;
};
