import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { lockDraft, publishDraft } from './publish';
import { findProduct, listOfferedSince, type ProductTerms, type VersionRow } from './queries';
import { draftedVersion, type Terms } from './terms';

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

/** How many times a price or payout offered before, or what part of it, whoever agrees must look at. */
const FAR = 5;
/** Terms are compared with all that were offered so long: else they go far in small steps. */
const COMPARED_MS = 90 * 86_400_000;
const stated = z.object({
  costPerThousandMinor: z.number(),
  payoutPerConversionMinor: z.number(),
  holderShareBp: z.number(),
  coverUrl: z.string(),
  creative: z.unknown(),
});

/** What of a proposed version whoever agrees must look at; versions are those that it is worse or far from. */
interface TermFaults {
  readonly farFrom: number | null;
  readonly sharesLessThan: number | null;
  readonly hasNewCover: boolean;
  readonly hasNewCreative: boolean;
}

/** Compares proposed terms with those that the product had in the last 90 days. */
export const findTermFaults = async (
  reader: Reader,
  productId: number,
  payload: unknown,
  now: Date,
): Promise<TermFaults> => {
  const terms = stated.parse(payload);
  const offered = await listOfferedSince(reader, productId, new Date(now.getTime() - COMPARED_MS));
  const isFar = (before: VersionRow, name: 'costPerThousandMinor' | 'payoutPerConversionMinor'): boolean =>
    terms[name] > FAR * before[name] || FAR * terms[name] < before[name];
  const far = offered.find(
    (before) => isFar(before, 'costPerThousandMinor') || isFar(before, 'payoutPerConversionMinor'),
  );
  const better = offered.find((before) => terms.holderShareBp < before.holderShareBp);
  return {
    farFrom: far?.version ?? null,
    sharesLessThan: better?.version ?? null,
    hasNewCover: terms.coverUrl !== (offered.at(-1)?.coverUrl ?? ''),
    hasNewCreative:
      JSON.stringify(terms.creative ?? null) !== JSON.stringify(offered.at(-1)?.creative ?? null),
  };
};

/** What every version has anew. */
type Kept = 'productId' | 'version' | 'termsHash' | 'createdAt';

/** The files of a creative under names of their own: whoever agrees looks at each. */
const shownOf = (creative: Terms['creative'] | undefined) => ({
  creativeImages: creative?.images.join(' ') ?? '',
  creativePoster: creative?.poster ?? '',
  creativeLandingPage: creative?.landingPage ?? '',
});

/** What it says in other languages, under a name for each part and language: `put_rule_de`. */
const translated = ({ translations }: Pick<Terms, 'translations'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations ?? {}).flatMap(([language, words]) =>
      Object.entries(words).map(([part, text]) => [`${part}_${language}`, text]),
    ),
  );

/** What is offered until now of everything that a version changes, under names that say so: whoever agrees sees both. */
const formerOf = (before: ProductTerms, terms: Omit<ProductTerms, Kept>): Record<string, unknown> => {
  const [was, is]: Record<string, unknown>[] = [
    { ...before, ...translated(before) },
    { ...terms, ...translated(terms) },
  ];
  const names = new Set([
    ...Object.keys(terms),
    ...Object.keys(translated(terms)),
    ...Object.keys(translated(before)),
  ]);
  return Object.fromEntries(
    [...names]
      .filter((name) => typeof was?.[name] !== 'object' && was?.[name] !== is?.[name])
      .map((name) => [`former${name.charAt(0).toUpperCase()}${name.slice(1)}`, was?.[name] ?? '']),
  );
};

/** Proposes to offer what a product's draft says. */
export const draftProductVersion: ProposalDraft<'consoleProduct.proposeVersion'> = async (
  tx,
  { id, reason },
) => {
  const locked = await lockDraft(tx, id);
  if (!locked.ok) return locked;
  const { version, title, termsHash, productId, createdAt: _, ...terms } = draftedVersion(locked.data);
  const { network } = locked.data;
  const before = await findProduct(tx, productId);
  return done({
    kind: 'product_version',
    subjectType: 'product',
    subjectId: productId,
    payload: {
      ...{ amountMinor: 0, title, version, network, ...terms },
      ...(before === undefined ? {} : formerOf(before, { title, network, ...terms })),
      ...translated(terms),
      ...shownOf(terms.creative),
      ...{ termsHash: termsHash.toString('hex'), reason },
    },
  });
};
