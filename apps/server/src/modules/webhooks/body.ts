import { webhookBody } from '@fairlead/contract';
import type { WebhookEvent } from '@fairlead/vocabulary';
import type { Config } from '../../config';

/** An event as its table keeps it. */
export interface EventRow {
  readonly event: WebhookEvent;
  readonly holder_id: number;
  readonly data: Readonly<Record<string, string | number | null>>;
  readonly happened_at: Date;
}

/**
 * The body of an event, the same at each try. What the contract does not name cannot leave.
 * @throws where the row is not what the contract says
 */
export const bodyOf = (
  { currency }: Pick<Config, 'currency'>,
  { event, holder_id: holderId, data, happened_at: happenedAt }: EventRow,
): string =>
  JSON.stringify(
    webhookBody(event).parse({
      type: event,
      timestamp: happenedAt.toISOString(),
      data: {
        ...data,
        ...(holderId === 0 ? {} : { holder_id: String(holderId) }),
        ...('amount' in data ? { currency } : {}),
      },
    }),
  );

/** The body as it is listed: of a row that is not what the contract says, what is stored, so that it stays to be seen. */
export const shownBodyOf = (config: Pick<Config, 'currency'>, row: EventRow): string => {
  try {
    return bodyOf(config, row);
  } catch {
    return JSON.stringify(row.data);
  }
};
