import type { Reader } from '@fairlead/db';
import type { AccountLink } from '@fairlead/vocabulary';
import { listSharedDevices } from '../access';
import { listSharedPhones } from '../account';
import { readLeads } from '../follow';
import { listSharedDestinations } from '../withdrawals';

/** Somebody who shares something with others. */
export interface Sharing {
  readonly holderId: number;
  readonly others: readonly number[];
  readonly by: readonly AccountLink[];
}

interface Pair {
  readonly holderId: number;
  readonly otherId: number;
  readonly by: AccountLink;
}

const OTHERS = 10;

/** One row for each group: whoever stands among the others of an earlier one has no row of their own. */
const groupsOf = (holderIds: readonly number[], pairs: readonly Pair[]): Sharing[] => {
  const told = new Set<number>();
  return holderIds.flatMap((holderId) => {
    const own = pairs.filter((pair) => pair.holderId === holderId);
    if (own.length === 0 || told.has(holderId)) return [];
    const others = [...new Set(own.map(({ otherId }) => otherId))].slice(0, OTHERS);
    for (const id of [holderId, ...others]) told.add(id);
    return [{ holderId, others, by: [...new Set(own.map(({ by }) => by))] }];
  });
};

const pairsBy = (by: AccountLink, found: readonly Omit<Pair, 'by'>[]): Pair[] =>
  found.map((pair) => ({ ...pair, by }));

/** Of some holders those who are paid to the same account as others. */
export const findShared = async (reader: Reader, holderIds: readonly number[]): Promise<Sharing[]> =>
  groupsOf(holderIds, pairsBy('destination', await listSharedDestinations(reader, holderIds)));

/**
 * Of some holders the rings: a lead and followers, or followers of one lead, who share where they are paid, a phone number or a
 * device.
 */
export const findRings = async (reader: Reader, holderIds: readonly number[]): Promise<Sharing[]> => {
  const ownLeads = await readLeads(reader, holderIds);
  const follow = holderIds.filter((id) => ownLeads.has(id));
  const looked = [...new Set([...follow, ...ownLeads.values()])];
  const pairs = [
    ...pairsBy('destination', await listSharedDestinations(reader, looked)),
    ...pairsBy('phone', await listSharedPhones(reader, looked)),
    ...pairsBy('device', await listSharedDevices(reader, looked)),
  ];
  const leadOf = await readLeads(reader, [
    ...new Set(pairs.flatMap((pair) => [pair.holderId, pair.otherId])),
  ]);
  const isTied = ({ holderId, otherId }: Pair): boolean => {
    const [own, other] = [leadOf.get(holderId), leadOf.get(otherId)];
    return own === otherId || other === holderId || (own !== undefined && own === other);
  };
  const leadsFirst = [...new Set([...ownLeads.values(), ...follow])];
  return groupsOf(leadsFirst, pairs.filter(isTied));
};
