import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { AccountLink } from '@fairlead/vocabulary';
import { listSameDevice, readKeyHint } from '../access';
import { type HolderRow, holderShape, listSameKey, listSamePhoneIds, readHolders } from '../account';
import { findFollowing, listFollowers } from '../follow';
import { listSameDestination } from '../withdrawals';

type Linked = ResponseOf<CallOf<'consoleCase.facts'>>['linked'][number];

/** An account that has something in common with another one. */
export interface Link {
  readonly holderId: number;
  readonly link: AccountLink;
  readonly about: string;
}

/** As many others of one link as are looked at. */
const EACH = 20;
const SHOWN = 50;

const byKey = async (reader: Reader, { id, licenseKeyId }: HolderRow): Promise<Link[]> => {
  if (licenseKeyId === null) return [];
  const others = await listSameKey(reader, licenseKeyId, id, EACH + 1);
  // A key that so many used was given to anybody, and links nobody.
  if (others.length === 0 || others.length > EACH) return [];
  const about = await readKeyHint(reader, licenseKeyId);
  return others.map((holderId) => ({ holderId, link: 'license_key', about }));
};

const byFollowing = async (reader: Reader, { id, isLead }: HolderRow): Promise<Link[]> => {
  const followed = await findFollowing(reader, id);
  const followers = isLead ? await listFollowers(reader, id, EACH) : [];
  return [
    ...(followed === undefined ? [] : [{ holderId: followed.leadId, link: 'lead', about: '' } as const]),
    ...followers.map((holderId) => ({ holderId, link: 'follower', about: '' }) as const),
  ];
};

/** What one account has in common with others, each way along an index of its own matter; the strongest links first. */
const listLinks = async (reader: Reader, holder: HolderRow, withDestination: boolean): Promise<Link[]> => {
  const destinations = withDestination ? await listSameDestination(reader, holder.id, EACH) : [];
  const phones = await listSamePhoneIds(reader, holder, EACH);
  const devices = await listSameDevice(reader, holder.id);
  return [
    ...destinations.map(({ holderId, lastFour }) => ({
      ...{ holderId, link: 'destination' as const, about: lastFour },
    })),
    ...phones.map((holderId) => ({ holderId, link: 'phone' as const, about: '' })),
    ...(await byKey(reader, holder)),
    ...devices.map(({ holderId, userAgent }) => ({ holderId, link: 'device' as const, about: userAgent })),
    ...(await byFollowing(reader, holder)),
  ];
};

/** The accounts that are linked with one, with what each has in common with it. */
export const readLinked = async (
  reader: Reader,
  holder: HolderRow,
  withDestination: boolean,
): Promise<{ linked: Linked[]; more: boolean }> => {
  const links = await listLinks(reader, holder, withDestination);
  const ids = [...new Set(links.map(({ holderId }) => holderId))];
  const rows = await readHolders(reader, ids.slice(0, SHOWN));
  const rowOf = new Map(rows.map((row) => [row.id, holderShape(row)]));
  const linked = ids.slice(0, SHOWN).flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const { state, created_at, username, operation_id } = row;
    return [
      {
        holder: { id: row.id, username, operation_id },
        state,
        created_at,
        links: links.filter((link) => link.holderId === id).map(({ link, about }) => ({ link, about })),
      },
    ];
  });
  return { linked, more: ids.length > SHOWN };
};
