import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { chooseIdentity, type Identity, mayEnter } from './identity';

/** Where data and programs go when root's `nobody` may not enter `DATA_DIR` or the checkout. */
const OUTSIDE = '/var/lib/fairlead';

/** Where a database lives and as whom it runs. */
export interface Place {
  /** Holds `cluster/`, `password` and `port`. */
  readonly home: string;
  /** PostgreSQL's own data folder. It is made whole elsewhere and renamed: if it exists, it is finished. */
  readonly cluster: string;
  /** Where copies of the programs may be kept. */
  readonly shelf: string;
  /** The user to run as; undefined: oneself. */
  readonly identity: Identity | undefined;
}

function placeAt(home: string, shelf: string): Place {
  const cluster = join(home, 'cluster');
  return { home, cluster, shelf, identity: chooseIdentity(existsSync(cluster) ? cluster : undefined) };
}

/** A folder outside that no other, perhaps deleted, data folder of the same path has left behind. */
function newHomeOutside(inside: string): string {
  const dataDir = dirname(inside);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const name = `${basename(dataDir)}-${hash}`;
  for (let count = 1; ; count += 1) {
    const home = join(OUTSIDE, count === 1 ? name : `${name}-${count}`);
    if (!existsSync(home)) return home;
  }
}

/**
 * Decides where the database of `inside` (`DATA_DIR/postgres`) lives. A finished one is always used where
 * it is. A new one is made inside, or, where root's `nobody` may not enter, outside with a pointer in
 * `inside/elsewhere`, so that deleting `DATA_DIR` is a fresh start. Throws `data_folder_not_ours` when a
 * finished one cannot be entered: nothing is made beside it.
 */
export function choosePlace(inside: string): Place {
  const pointer = join(inside, 'elsewhere');
  if (existsSync(pointer)) return placeAt(readFileSync(pointer, 'utf8').trim(), OUTSIDE);
  const place = placeAt(inside, process.getuid?.() === 0 ? OUTSIDE : inside);
  const reachable = mayEnter(place.identity, inside);
  if (existsSync(place.cluster)) {
    if (reachable && mayEnter(place.identity, place.cluster)) return place;
    throw new EmbeddedPostgresError(
      'data_folder_not_ours',
      `The database in ${place.cluster} belongs to another user, or a folder above it is closed to its owner. ` +
        'Start the program as that user, or open the way.',
    );
  }
  if (reachable) return place;
  const home = newHomeOutside(inside);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(pointer, `${home}\n`);
  return placeAt(home, OUTSIDE);
}

/** Where a database that is there already lives, of `DATA_DIR/postgres`. */
export function homeOf(inside: string): string {
  const pointer = join(inside, 'elsewhere');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : inside;
}
