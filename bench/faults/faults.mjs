// The faults of the drills by name (docs/high-availability.md#drills).
import { DATABASE_FAULTS } from './database-faults.mjs';
import { FAILOVER_FAULTS } from './failover-faults.mjs';
import { MACHINE_FAULTS } from './machine-faults.mjs';

/**
 * @typedef {object} Fault
 * @property {() => Promise<import('./lib/environments.mjs').Environment>} open
 * @property {readonly import('./lib/needs.mjs').Need[]} [needs] without which it is left out
 * @property {string} from what the seconds until it serves again are counted from
 * @property {(environment: any, people: import('./lib/people.mjs').Person[]) => Promise<number>} strike
 * @property {import('./lib/judge.mjs').Control} [control] the promise is taken away: what has to be seen then
 * @property {(environment: any) => Promise<unknown>} [prepare] before anybody acts
 * @property {(environment: any) => Promise<unknown>} [heal] once it has served again
 * @property {(environment: any) => Promise<string[]>} [look] what else is wrong afterwards
 * @property {{ nodes: readonly number[], withinMs?: number, greenWithinMs?: number }} [red] whose readiness has to be red
 *   meanwhile, how soon, and how soon afterwards green again
 * @property {{ words: RegExp, isSure?: true }} [fatal] what nodes may say, or have to say, of what must not be
 * @property {number} [mostMs] how much later than they could nodes may serve again, where it is not as in other drills
 */

/** @type {Record<string, Fault>} */
export const FAULTS = { ...DATABASE_FAULTS, ...MACHINE_FAULTS, ...FAILOVER_FAULTS };
