import { z } from 'zod';
import { done } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { lockDraft, publishDraft } from './publish';
import { draftedVersion } from './terms';

/** No money moves: the amount is 0. Every term is stated, so that who agrees sees what is agreed on. */
const payload = z.looseObject({ amountMinor: z.literal(0), version: z.number() });

/**
 * A version of a product is offered when a second person agrees: it states what a put costs and brings
 * (docs/domain/products.md#publishing).
 */
export const productVersionKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { version }, now) => {
    const published = await publishDraft(tx, Number(row.subjectId), version, now);
    return published.ok ? done([]) : published;
  },
});

/** Proposes to offer what a product's draft says. */
export const draftProductVersion: ProposalDraft<'consoleProduct.proposeVersion'> = async (
  tx,
  { id, reason },
) => {
  const locked = await lockDraft(tx, id);
  if (!locked.ok) return locked;
  const { version, title, termsHash, productId, createdAt: _, ...terms } = draftedVersion(locked.data);
  return done({
    kind: 'product_version',
    subjectType: 'product',
    subjectId: productId,
    payload: {
      ...{ amountMinor: 0, title, version, network: locked.data.network, ...terms },
      ...{ termsHash: termsHash.toString('hex'), reason },
    },
  });
};
