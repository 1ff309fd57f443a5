import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { lockDraft, publishDraft } from './publish';
import { findProduct } from './queries';
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

/** How many times the price or the payout of the version before, or what part of it, whoever agrees must look at. */
const FAR = 5;
const stated = z.object({ costPerThousandMinor: z.number(), payoutPerConversionMinor: z.number() });

/** The version that a product has now, where the price or the payout that is proposed is far from its own; else null. */
export const findFarTerms = async (
  reader: Reader,
  productId: number,
  payload: unknown,
): Promise<number | null> => {
  const current = await findProduct(reader, productId);
  if (current === undefined) return null;
  const terms = stated.parse(payload);
  const isFar = (name: keyof typeof terms): boolean =>
    terms[name] > FAR * current[name] || FAR * terms[name] < current[name];
  return isFar('costPerThousandMinor') || isFar('payoutPerConversionMinor') ? current.version : null;
};

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
