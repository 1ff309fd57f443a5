import { join } from 'node:path';
import { ensureBuilt } from '../../tools/lib/ensure.mjs';
import { startProduct } from './product';

/** One product for the whole run; each journey registers a person of its own in it. */
const setUp = async (): Promise<() => Promise<void>> => {
  await ensureBuilt({ root: join(import.meta.dirname, '../..') });
  const product = await startProduct();
  process.env.FAIRLEAD_ORIGIN = product.origin;
  return () => product.stop();
};

export default setUp;
