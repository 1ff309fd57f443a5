import type { Reader } from '@fairlead/db';
import { readLastActors } from '../audit';
import { readFormerAdmins } from '../staff';

/**
 * Who may have kept the secret of an endpoint: the last one who saw any of its secrets, where they are no admin any more
 * (docs/webhooks.md#endpoints). A new one that nobody has seen is not with the receiver either, and replaces nothing.
 */
export const readKeepers = async (
  reader: Reader,
  endpointIds: readonly number[],
): Promise<(endpointId: number) => string | null> => {
  const seenBy = await readLastActors(reader, {
    act: 'consoleWebhook.showSecret',
    subjectType: 'webhook',
    subjectIds: endpointIds,
  });
  const nameOf = await readFormerAdmins(
    reader,
    endpointIds.flatMap((id) => seenBy(id) ?? []),
  );
  return (endpointId) => {
    const staffId = seenBy(endpointId);
    return staffId === undefined ? null : nameOf(staffId);
  };
};

interface Kept {
  readonly id: number;
  readonly host: string;
  /** Username of who may have kept its secret. */
  readonly by: string;
}

/** Active endpoints whose secret somebody may have kept who is no admin any more. */
export const listKeptSecrets = async (reader: Reader): Promise<Kept[]> => {
  const rows = await reader.query<{ id: number; url: string }>(
    "select id, url from webhook_endpoint where state = 'active' order by id",
  );
  const keptBy = await readKeepers(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, url }) => {
    const by = keptBy(id);
    return by === null ? [] : [{ id, host: new URL(url).host, by }];
  });
};
