import { and, eq, gt, isNull, or, product, productDraft, productVersion, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { audit } from '../audit';
import { type DraftRow, draftedVersion, staffProduct } from './terms';

/** A product's draft, locked against saving; `wrong_state` where it has none. */
export const lockDraft = async (tx: Tx, productId: number): Promise<Answer<DraftRow>> => {
  const [known] = await tx.orm
    .select({ id: product.id })
    .from(product)
    .where(eq(product.id, productId))
    .for('update');
  if (known === undefined) return refuse('no_such_data');
  const [draft] = await tx.orm.select().from(productDraft).where(eq(productDraft.productId, productId));
  return draft === undefined ? refuse('wrong_state') : done(draft);
};

/**
 * Offers what a draft says, also where the product had been retired. Plans that were put keep their version.
 * @param version what was agreed on; `wrong_state` where the draft says something else by now
 */
export const publishDraft = async (
  tx: Tx,
  productId: number,
  version: number,
  now: Date,
): Promise<Answer<null>> => {
  const locked = await lockDraft(tx, productId);
  if (!locked.ok) return locked;
  const draft = locked.data;
  if (draft.version !== version) return refuse('wrong_state');
  await tx.orm.insert(productVersion).values({ ...draftedVersion(draft), createdAt: now });
  await tx.orm
    .update(product)
    .set({ currentVersion: version, network: draft.network, offeredUntil: null })
    .where(eq(product.id, productId));
  await tx.orm.delete(productDraft).where(eq(productDraft.productId, productId));
  return done(null);
};

/** Takes a product out of the catalogue; plans that were put run on. */
export const retireProduct: StaffUseCase<'consoleProduct.retire'> = (
  { database, clock },
  { staffId },
  { id: productId, reason },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const [known] = await tx.orm.select().from(product).where(eq(product.id, productId)).for('update');
    if (known === undefined) return refuse('no_such_data');
    const [version] = await tx.orm
      .select()
      .from(productVersion)
      .where(and(eq(productVersion.productId, productId), eq(productVersion.version, known.currentVersion)));
    const [retired] = await tx.orm
      .update(product)
      .set({ offeredUntil: now })
      .where(and(eq(product.id, productId), or(isNull(product.offeredUntil), gt(product.offeredUntil, now))))
      .returning();
    if (version === undefined || retired === undefined) return refuse('wrong_state');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleProduct.retire',
      subjectType: 'product',
      subjectId: productId,
      after: { version: version.version, reason },
      time: now,
    });
    return done(staffProduct({ ...version, network: known.network }, 'retired', now));
  });
