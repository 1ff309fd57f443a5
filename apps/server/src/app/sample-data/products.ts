import { inserted, product, productVersion, type Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type Terms, versionOf } from '../../modules/products';
import { SAMPLE_WORDS } from './words';

interface Sample {
  /** Also the name of its cover. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'video' | 'landing_page';
  readonly official: boolean;
  readonly content: string;
  readonly targeting: string;
  readonly description: string;
  /** Range of a put, cost per 1,000 views and payout per conversion, in minor units. */
  readonly money: readonly [minimum: number, maximum: number, perThousand: number, perConversion: number];
  readonly runDays: number;
  /** The demo network turns it down, so that a refused order can be seen. */
  readonly refuses?: true;
}

/** Made-up games of a made-up studio: none of them exists. */
const SAMPLES: readonly Sample[] = [
  {
    name: 'harbor-lights',
    title: 'Harbor Lights',
    kind: 'video',
    official: true,
    content: 'A 20-second video: ships find their berths at night.',
    targeting: 'Adults who like calm puzzles, evenings.',
    description: 'A puzzle about guiding ships through a harbor with lights.',
    money: [1_000, 50_000, 800, 400],
    runDays: 1,
  },
  {
    name: 'tide-tables',
    title: 'Tide Tables',
    kind: 'landing_page',
    official: true,
    content: 'A page that explains one tide and lets the reader try it.',
    targeting: 'Readers of nature and sailing pages.',
    description: 'Plan a day at the coast by the tide. One short round a day.',
    money: [1_000, 80_000, 600, 300],
    runDays: 2,
  },
  {
    name: 'paper-fleet',
    title: 'Paper Fleet',
    kind: 'video',
    official: false,
    content: 'A 15-second video: a folded boat crosses a pond.',
    targeting: 'Families on weekends.',
    description: 'Fold boats and race them over ponds and gutters.',
    money: [2_000, 60_000, 900, 500],
    runDays: 1,
  },
  {
    name: 'orchard-row',
    title: 'Orchard Row',
    kind: 'video',
    official: true,
    content: 'A 30-second video through the seasons of an orchard.',
    targeting: 'Adults who like gardening.',
    description: 'Plant, prune and pick: an orchard over the years.',
    money: [1_000, 100_000, 700, 350],
    runDays: 3,
  },
  {
    name: 'night-courier',
    title: 'Night Courier',
    kind: 'video',
    official: false,
    content: 'A 15-second video: a rider in the rain.',
    targeting: 'Adults in cities, late hours.',
    description: 'Deliver letters by bicycle before the city wakes.',
    money: [2_000, 50_000, 1_200, 700],
    runDays: 1,
  },
  {
    name: 'clay-court',
    title: 'Clay Court',
    kind: 'landing_page',
    official: true,
    content: 'A page with a playable rally.',
    targeting: 'People who follow tennis.',
    description: 'Tennis with one finger, on clay only.',
    money: [1_500, 70_000, 1_000, 600],
    runDays: 2,
  },
  {
    name: 'glass-garden',
    title: 'Glass Garden',
    kind: 'video',
    official: true,
    content: 'A 20-second video in a greenhouse.',
    targeting: 'Adults, mornings.',
    description: 'Keep a greenhouse of rare plants through the winter.',
    money: [1_000, 50_000, 750, 380],
    runDays: 2,
  },
  {
    name: 'salt-road',
    title: 'Salt Road',
    kind: 'video',
    official: false,
    content: 'A 30-second video: a caravan and a storm.',
    targeting: 'Adults who like strategy.',
    description: 'Trade along an old road; every town wants something else.',
    money: [3_000, 150_000, 1_500, 1_000],
    runDays: 3,
  },
  {
    name: 'signal-box',
    title: 'Signal Box',
    kind: 'landing_page',
    official: true,
    content: 'A page with one junction to solve.',
    targeting: 'People who like trains.',
    description: 'Set points and signals so that every train arrives.',
    money: [1_000, 40_000, 650, 320],
    runDays: 1,
  },
  {
    name: 'kite-weather',
    title: 'Kite Weather',
    kind: 'video',
    official: false,
    content: 'A 15-second video above the dunes.',
    targeting: 'Families at the coast.',
    description: 'Fly kites in winds taken from real weather.',
    money: [1_000, 50_000, 700, 340],
    runDays: 1,
    refuses: true,
  },
  {
    name: 'copper-mill',
    title: 'Copper Mill',
    kind: 'video',
    official: true,
    content: 'A 20-second video: wheels start to turn.',
    targeting: 'Adults who like building games.',
    description: 'Build mills and machines along one river.',
    money: [2_000, 90_000, 1_100, 650],
    runDays: 5,
  },
  {
    name: 'quiet-library',
    title: 'Quiet Library',
    kind: 'landing_page',
    official: true,
    content: 'A page with a shelf to sort.',
    targeting: 'Readers, evenings.',
    description: 'Sort shelves and find the book that each visitor means.',
    money: [1_000, 60_000, 600, 310],
    runDays: 2,
  },
];

const RULE =
  'Billed for views that the network reports, by the thousand. A conversion counts once the network has validated it. What is not spent when the run ends comes back.';

/** Drawn as the cover is (`covers.ts`): a still of a video and a part of it, or the page that viewers come to. */
const creativeOf = ({ name, kind }: Sample): Terms['creative'] =>
  kind === 'video'
    ? { images: [`/covers/${name}-close.svg`], poster: `/covers/${name}-still.svg`, landingPage: null }
    : { images: [`/covers/${name}-close.svg`], poster: null, landingPage: `/covers/${name}.html` };

const translationsOf = ({ name }: Sample): Terms['translations'] =>
  Object.fromEntries(
    Object.entries(SAMPLE_WORDS).flatMap(([language, { rule, products }]) => {
      const words = products[name];
      if (words === undefined) return [];
      const { content, targeting, description } = words;
      const said = { put_content: content, user_targeting: targeting, game_description: description };
      return [[language, { ...said, put_rule: rule }]];
    }),
  );

const termsOf = (sample: Sample): Terms => {
  const [minPutAmountMinor, maxPutAmountMinor, costPerThousandMinor, payoutPerConversionMinor] = sample.money;
  return {
    title: sample.title,
    coverUrl: `/covers/${sample.name}.svg`,
    creative: creativeOf(sample),
    kind: sample.kind,
    official: sample.official,
    putContent: sample.content,
    putRule: RULE,
    userTargeting: sample.targeting,
    gameDescription: sample.description,
    minPutAmountMinor,
    maxPutAmountMinor,
    costPerThousandMinor,
    payoutPerConversionMinor,
    holderShareBp: 8_000,
    runDays: sample.runDays,
    learningConversions: 50,
    translations: translationsOf(sample),
  };
};

/** What the twelve products say and cost. */
export const sampleTerms = (): readonly Terms[] => SAMPLES.map(termsOf);

const addProduct = async (tx: Tx, sample: Sample, createdAt: Date): Promise<void> => {
  const networkOptions = sample.refuses ? { refuses: true } : {};
  const made = inserted(
    await tx.orm
      .insert(product)
      .values({ currentVersion: 1, network: 'demo', networkOptions, createdAt })
      .returning({ id: product.id }),
  );
  await tx.orm.insert(productVersion).values(versionOf(made.id, 1, termsOf(sample), createdAt));
};

/** The twelve products, where none is there yet. */
export const addProducts = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    const [present] = await tx.orm.select({ id: product.id }).from(product).limit(1);
    if (present !== undefined) return;
    for (const sample of SAMPLES) await addProduct(tx, sample, clock.now());
  });
