import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../tools/lib/ensure.mjs';
import { missingPackages } from '../../tools/lib/failover/packages.mjs';
import { FAULTS } from './faults.mjs';
import { faultsOf, rowOf } from './lib/judge.mjs';
import { drill } from './lib/round.mjs';

const TIMEOUT_MS = 600_000;

const NAMES = ['primary-kill', 'primary-machine-freeze'] as const;
const missing = missingPackages();
const isInstalled = missing.length === 0;

const drills = () => {
  beforeAll(() => ensureBuilt({ root: join(import.meta.dirname, '../..') }), TIMEOUT_MS);

  it.each(NAMES)(
    '%s: nothing is lost or doubled, and both nodes serve again by themselves',
    {
      timeout: TIMEOUT_MS,
    },
    async (name) => {
      const fault = FAULTS[name];
      if (fault === undefined) throw new Error(`there is no fault ${name}`);
      const outcome = await drill(fault);
      process.stdout.write(`${rowOf(name, fault, outcome)}\n`);
      expect(faultsOf(fault, outcome)).toEqual([]);
      // In how many seconds, `node bench/faults/run.mjs` judges: on a machine that runs other tests beside, none is a promise.
      expect(outcome.servedMs).toBeGreaterThan(0);
    },
  );
};

/** Where they are not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it(`was not tried: not installed are ${missing.join(', ')}`, () => expect(missing).not.toEqual([]));

describe('the failover set-up under load', () => (isInstalled ? drills() : orTell()));
