import type { CallOf, ParsedOf } from '@fairlead/contract';
import { eq, inserted, one, product, productDraft, type Tx } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { DEMO_NETWORK } from './present';
import { claimProductFiles, filesOf } from './stored-files';
import { draftedVersion, staffProduct, termsOf } from './terms';

type Request = ParsedOf<CallOf<'consoleProduct.save'>>;
type ProductRow = typeof product.$inferSelect;

/** The networks that this server speaks to, by their names. */
export const networksOf = ({ config }: Services): readonly string[] => [
  ...(config.sampleData ? [DEMO_NETWORK] : []),
  ...config.networks.map(({ name }) => name),
  ...config.csvNetworks,
];

/** A network that nobody speaks to delivers nothing; one that runs orders keeps them. */
const faultsOf = (services: Services, request: Request, known: ProductRow | undefined) => {
  const isFixed = known !== undefined && known.currentVersion > 0;
  const networks = isFixed ? [known.network] : networksOf(services);
  if (!networks.includes(request.network)) return { network: 'invalid_format' };
  if (request.max_put_amount < request.min_put_amount) return { max_put_amount: 'too_small' };
  return null;
};

const lockProduct = async (tx: Tx, id: number | undefined): Promise<ProductRow | undefined> => {
  if (id === undefined) return undefined;
  const [row] = await tx.orm.select().from(product).where(eq(product.id, id)).for('update');
  return row;
};

/** Not in the catalogue until its first version is published. */
const addProduct = async (tx: Tx, network: string, createdAt: Date): Promise<ProductRow> => {
  const row = inserted(
    await tx.orm.insert(product).values({ currentVersion: 0, network, createdAt }).returning(),
  );
  return row;
};

/** Saves what the next version will say; nobody but staff sees it. */
export const saveDraft: StaffUseCase<'consoleProduct.save'> = (services, { staffId }, request) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const known = await lockProduct(tx, request.id);
    if (request.id !== undefined && known === undefined) return refuse('no_such_data');
    const [before] =
      known === undefined
        ? []
        : await tx.orm.select().from(productDraft).where(eq(productDraft.productId, known.id));
    const version = before?.version ?? known?.currentVersion ?? 0;
    if (request.version !== version) return refuse('changed_meanwhile');
    const fields = faultsOf(services, request, known);
    if (fields !== null) return refuse('invalid_fields', { fields });
    if (!(await claimProductFiles(tx, request))) return refuse('no_such_data');
    const { id: productId } = known ?? (await addProduct(tx, request.network, now));
    const terms = termsOf(request, filesOf(services.config.apiBasePath, request));
    const saved = {
      ...{ version: version + 1, network: request.network, coverFileId: request.cover_file_id },
      ...{ fields: { ...terms }, changedBy: staffId, changedAt: now },
    };
    const draft = one(
      await tx.orm
        .insert(productDraft)
        .values({ productId, ...saved })
        .onConflictDoUpdate({ target: productDraft.productId, set: saved })
        .returning(),
      'the draft was not saved',
    );
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleProduct.save',
      subjectType: 'product',
      subjectId: productId,
      ...(before === undefined ? {} : { before: before.fields }),
      after: { version: draft.version, network: draft.network, ...terms },
      time: now,
    });
    return done(staffProduct({ ...draftedVersion(draft), network: draft.network }, 'draft', now));
  });
