import type { RequestOf } from '@fairlead/contract';
import type { list, save } from '@fairlead/contract/calls/products';
import { typedMinor } from '@fairlead/money';
import { PRODUCT_KINDS } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import {
  type ActField,
  amountOf,
  basisPointsOf,
  type Stated,
  typedPercent,
} from '../../shared/ui/act-fields';
import { chosenOf } from '../../shared/ui/field';
import { productStrings } from './strings';

export type Product = RowOf<typeof list>;
type Saved = RequestOf<typeof save>;
type Amount = 'min_put_amount' | 'max_put_amount' | 'cost_per_thousand' | 'payout_per_conversion';
type Words = 'title' | 'put_content' | 'put_rule' | 'user_targeting' | 'game_description';
type Whole = 'run_days' | 'learning_conversions';
type File = 'cover_file_id' | 'image_file_ids' | 'poster_file_id' | 'landing_page_file_id';
export type ProductField =
  | Words
  | Amount
  | Whole
  | File
  | 'kind'
  | 'official'
  | 'network'
  | 'holder_share_bp';

/** The number of an uploaded file, by its address; those of sample products have none. */
const numberOf = (url: string | null | undefined): string =>
  /\/(?:covers|creative|landing)\/([1-9]\d*)$/.exec(url ?? '')?.[1] ?? '';

/** Whether its cover is a file of staff, and not one that the sample came with. */
export const hasFiles = (product: Product): boolean => numberOf(product.cover_url) !== '';

/** What the network shows: all of it may be missing. */
const creativeFields = (creative: Product['creative'] | undefined): readonly ActField<File>[] => [
  {
    ...{ name: 'image_file_ids', label: productStrings.images, kind: 'images', optional: true },
    initial: (creative?.images ?? []).map(numberOf).join(' ').trim(),
  },
  {
    ...{ name: 'poster_file_id', label: productStrings.poster, kind: 'image', optional: true },
    initial: numberOf(creative?.poster),
  },
  {
    ...{ name: 'landing_page_file_id', label: productStrings.landingPage, kind: 'page', optional: true },
    initial: numberOf(creative?.landing_page),
  },
];

const filesOf = (stated: Stated<File>) => {
  const images = chosenOf(stated.image_file_ids);
  return {
    cover_file_id: stated.cover_file_id,
    ...(images.length === 0 ? {} : { image_file_ids: [...images] }),
    ...(stated.poster_file_id === '' ? {} : { poster_file_id: stated.poster_file_id }),
    ...(stated.landing_page_file_id === '' ? {} : { landing_page_file_id: stated.landing_page_file_id }),
  };
};

/**
 * What a draft states.
 * @param product what is there now; absent for a new one
 * @param networks those that can deliver it
 */
export const productFields = (
  product: Product | undefined,
  currency: string,
  networks: readonly string[],
): readonly ActField<ProductField>[] => {
  const text = (name: Words, label: string, maxLength: number): ActField<ProductField> => ({
    ...{ name, label, maxLength, kind: name === 'title' ? 'line' : 'lines', initial: product?.[name] ?? '' },
  });
  const amount = (name: Amount, label: string): ActField<ProductField> => ({
    ...{ name, label, kind: 'amount' },
    initial: product ? typedMinor(product[name], currency) : '',
  });
  const whole = (name: Whole, label: string, hint?: string): ActField<ProductField> => ({
    ...{ name, label, kind: 'number', initial: product ? String(product[name]) : '' },
    ...(hint ? { hint } : {}),
  });
  return [
    text('title', productStrings.name, 120),
    {
      ...{ name: 'cover_file_id', label: productStrings.cover, kind: 'image' },
      initial: numberOf(product?.cover_url),
    },
    ...creativeFields(product?.creative),
    {
      ...{ name: 'kind', label: productStrings.kind, kind: 'choice', initial: product?.kind ?? '' },
      choices: PRODUCT_KINDS.map((value) => ({ value, label: inWords(value) })),
    },
    {
      ...{ name: 'official', label: productStrings.official, kind: 'choice' },
      initial: product ? String(product.official) : '',
      choices: [
        { value: 'true', label: strings.common.yes },
        { value: 'false', label: strings.common.no },
      ],
    },
    {
      ...{ name: 'network', label: productStrings.network, kind: 'choice', hint: productStrings.networkHint },
      initial: product?.network ?? '',
      choices: networks.map((value) => ({ value, label: value })),
    },
    text('put_content', productStrings.putContent, 4000),
    text('put_rule', productStrings.putRule, 4000),
    text('user_targeting', productStrings.targeting, 2000),
    text('game_description', productStrings.game, 4000),
    amount('min_put_amount', productStrings.min),
    amount('max_put_amount', productStrings.max),
    amount('cost_per_thousand', productStrings.perThousand),
    amount('payout_per_conversion', productStrings.payout),
    {
      ...{ name: 'holder_share_bp', label: productStrings.share, kind: 'percent' },
      initial: product ? typedPercent(product.holder_share_bp) : '',
    },
    whole('run_days', productStrings.runDays),
    whole('learning_conversions', productStrings.learning, productStrings.learningHint),
  ];
};

/** What is sent, from what was typed. */
export const productOf = (stated: Stated<ProductField>, currency: string): Omit<Saved, 'id' | 'version'> => {
  const amount = (name: Amount): number => amountOf(stated[name], currency) ?? 0;
  return {
    title: stated.title.trim(),
    ...filesOf(stated),
    kind: stated.kind as Saved['kind'],
    official: stated.official === 'true',
    network: stated.network.trim(),
    put_content: stated.put_content,
    put_rule: stated.put_rule,
    user_targeting: stated.user_targeting,
    game_description: stated.game_description,
    min_put_amount: amount('min_put_amount'),
    max_put_amount: amount('max_put_amount'),
    cost_per_thousand: amount('cost_per_thousand'),
    payout_per_conversion: amount('payout_per_conversion'),
    holder_share_bp: basisPointsOf(stated.holder_share_bp) ?? 0,
    run_days: Number(stated.run_days),
    learning_conversions: Number(stated.learning_conversions),
  };
};

/** What is there now, as it is sent: the base of what changes something else of it. */
export const savedOf = (product: Product): Saved => {
  const { title, kind, official, network, put_content, put_rule, user_targeting, game_description } = product;
  const { min_put_amount, max_put_amount, cost_per_thousand, payout_per_conversion } = product;
  const { id, version, holder_share_bp, run_days, learning_conversions, creative } = product;
  return {
    ...{
      id,
      version,
      title,
      kind,
      official,
      network,
      put_content,
      put_rule,
      user_targeting,
      game_description,
    },
    ...{ min_put_amount, max_put_amount, cost_per_thousand, payout_per_conversion },
    ...{ holder_share_bp, run_days, learning_conversions },
    ...filesOf({
      cover_file_id: numberOf(product.cover_url),
      image_file_ids: creative.images.map(numberOf).join(' ').trim(),
      poster_file_id: numberOf(creative.poster),
      landing_page_file_id: numberOf(creative.landing_page),
    }),
  };
};
