import { and, channelMessage, eq, gt, type Reader } from '@fairlead/db';

/** The e-mail addresses that a holder had until lately: each was written to when it was changed. */
export const readFormerAddresses = async (
  reader: Reader,
  holderId: number,
  since: Date,
): Promise<string[]> => {
  const rows = await reader.orm
    .selectDistinct({ target: channelMessage.target })
    .from(channelMessage)
    .where(
      and(
        eq(channelMessage.holderId, holderId),
        eq(channelMessage.kind, 'emailChanged'),
        gt(channelMessage.createdAt, since),
      ),
    );
  return rows.map(({ target }) => target);
};
