import { createHash } from 'node:crypto';
import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { productDraft } from '@fairlead/db';
import { presentProduct } from './present';
import type { ProductTerms, VersionRow } from './queries';

export type StaffProduct = ResponseOf<CallOf<'consoleProduct.save'>>;
export type DraftRow = typeof productDraft.$inferSelect;
type Saved = ParsedOf<CallOf<'consoleProduct.save'>>;

/** Everything that a version says and costs, apart from which version it is. */
export type Terms = Omit<VersionRow, 'productId' | 'version' | 'termsHash' | 'createdAt'>;

/** The languages in which something was written; null where none was. */
const writtenOf = (translations: Saved['translations']): Terms['translations'] => {
  const written = Object.entries(translations ?? {}).flatMap(([language, words]) =>
    words === undefined ? [] : [[language, words] as const],
  );
  return written.length === 0 ? null : Object.fromEntries(written);
};

/** The terms as staff state them; the files are named by where they are served. */
export const termsOf = (request: Saved, files: Pick<Terms, 'coverUrl' | 'creative'>): Terms => ({
  title: request.title,
  ...files,
  kind: request.kind,
  official: request.official,
  putContent: request.put_content,
  putRule: request.put_rule,
  userTargeting: request.user_targeting,
  gameDescription: request.game_description,
  minPutAmountMinor: request.min_put_amount,
  maxPutAmountMinor: request.max_put_amount,
  costPerThousandMinor: request.cost_per_thousand,
  payoutPerConversionMinor: request.payout_per_conversion,
  holderShareBp: request.holder_share_bp,
  runDays: request.run_days,
  learningConversions: request.learning_conversions,
  translations: writtenOf(request.translations),
});

/**
 * A version with the hash over every one of its terms, which the receipt of a put repeats
 * (docs/domain/products.md#versions).
 */
export const versionOf = (productId: number, version: number, terms: Terms, createdAt: Date): VersionRow => {
  const stated = { productId, version, ...terms };
  const termsHash = createHash('sha256').update(JSON.stringify(stated)).digest();
  return { ...stated, termsHash, createdAt };
};

/** What a draft would be when it is published. */
export const draftedVersion = (draft: DraftRow): VersionRow =>
  versionOf(draft.productId, draft.version, draft.fields as unknown as Terms, draft.changedAt);

/** @param changedAt when it last changed: saved, published or retired */
export const staffProduct = (
  version: ProductTerms,
  state: StaffProduct['state'],
  changedAt: Date,
  proposalId: string | null = null,
): StaffProduct => ({
  ...presentProduct(version, 1, 'en'),
  translations: version.translations ?? {},
  state,
  changed_at: changedAt.toISOString(),
  proposal_id: proposalId,
});
