import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the migrations lie, the functions beside them: with the built program, or in the package that it was built from. */
export const migrationsFolder = (): string => {
  const places = ['./migrations', '../../../../../packages/db/migrations'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('the migrations are missing: build the program again');
  return found;
};
