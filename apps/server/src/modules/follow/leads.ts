import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { findByOperationId, holdByOperationId } from '../account';
import { readSettled } from '../plans';
import { offeredAmong } from '../products';
import { isOperationId } from './operation-id';

/** A holder whom staff allowed to publish plans. */
export interface Lead {
  readonly id: number;
  readonly operation_id: string;
  readonly nickname: string | null;
}

const leadOf = (found: Awaited<ReturnType<typeof findByOperationId>>): Lead | undefined =>
  found?.isLead && found.state === 'active'
    ? { id: found.id, operation_id: found.operationId, nickname: found.nickname }
    : undefined;

/** The lead of an operation ID; any other text and any other person are alike nobody. */
export const findLead = async (reader: Reader, typed: string): Promise<Lead | undefined> => {
  return isOperationId(typed) ? leadOf(await findByOperationId(reader, typed)) : undefined;
};

/** The same, held until the transaction ends: nothing is published meanwhile, and nobody is forbidden to. */
export const holdLead = async (tx: Tx, typed: string): Promise<Lead | undefined> => {
  return isOperationId(typed) ? leadOf(await holdByOperationId(tx, typed)) : undefined;
};

/** A publication that followers can take up now. */
export interface OpenPublication {
  readonly id: number;
  readonly product_id: number;
  readonly closes_at: Date;
}

/** What a lead has open to followers: neither closed nor of a product that is no longer offered. */
export const listOpen = async (reader: Reader, leadId: number, now: Date): Promise<OpenPublication[]> => {
  const rows = await reader.query<OpenPublication>(
    'select id, product_id, closes_at from publication where lead_id = $1 and closes_at > $2 order by id',
    [leadId, now],
  );
  const offered = await offeredAmong(
    reader,
    rows.map((row) => row.product_id),
    now,
  );
  return rows.filter((row) => offered.has(row.product_id));
};

/**
 * The public card of a lead (docs/domain/follow.md#record-of-a-lead): all settled plans, losing ones too.
 * Only what followers funded counts, so that a lead cannot mend the record by plans of its own. Shows no
 * login name.
 */
export const readCard = async (
  reader: Reader,
  lead: Lead,
  now: Date,
): Promise<ResponseOf<CallOf<'assistance.leadCard'>>> => ({
  operation_id: lead.operation_id,
  nickname: lead.nickname ?? lead.operation_id,
  record: (await readSettled(reader, 'lead', [lead.id]))(lead.id),
  published: (await listOpen(reader, lead.id, now)).length,
});
