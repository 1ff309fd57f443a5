import type { calls, ResponseOf } from '@fairlead/contract';
import { routes } from '../../apps/portal/src/app/routes';
import type { RouteName } from '../../apps/portal/src/shared/paths';
import type { Language } from '../../packages/i18n/src/languages';
import type { Portal } from './portal';

type Products = ResponseOf<typeof calls.plan.products>;
type Statuses = Record<string, string>;

/** One address of the walk; `name` is a file name too. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** What a person has that an address may name. */
export interface Belongings {
  /** One plan of each status that the person has. */
  readonly orders: Statuses;
  readonly productId: string;
  readonly questionId: string;
  readonly contactUrl: string;
}

/** What further addresses of a route look different from its bare one, by a name for each. */
const furtherQueries = (own: Belongings): { readonly [Name in RouteName]?: Statuses } => ({
  coupons: { used: 'state=used', expired: 'state=expired' },
  customer: { chat: `url=${encodeURIComponent(own.contactUrl)}` },
  goodsDetail: { product: `id=${own.productId}` },
  operated: { records: 'show=records' },
  plan: {
    ...{ products: 'show=products', failed: 'show=mine&status=put_failed' },
    ...{ figures: 'show=figures', cost: 'show=figures&figure=cost_per_conversion' },
  },
  planDetail: Object.fromEntries(Object.entries(own.orders).map(([status, id]) => [status, `id=${id}`])),
  quesDetail: { answer: `id=${own.questionId}` },
});

const fileName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'root';

/** Every row of the app's own table that `needsToken`, with its further addresses: a new row is walked by itself. */
export const innerPlaces = (own: Belongings): readonly Place[] => {
  const further = furtherQueries(own);
  return (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].needsToken)
    .flatMap((name) => {
      const { path } = routes[name];
      const more = Object.entries(further[name] ?? {}).map(([what, query]) => ({
        name: `${fileName(path)}-${what}`,
        path: `${path}?${query}`,
      }));
      // A list keeps its filter beside what is opened next: the bare one comes last.
      return [...more, { name: fileName(path), path }];
    });
};

/** The rows that are open to all, an unknown address, and the welcome of somebody whom a host app sends. */
export const openPlaces = (ticket: string): readonly Place[] => [
  ...Object.values(routes)
    .filter(({ needsToken }) => !needsToken)
    .map(({ path }) => ({ name: fileName(path), path })),
  { name: 'nowhere', path: '/nowhere' },
  { name: 'ad-welcome-ticket', path: `${routes.adWelcome.path}?ticket=${ticket}` },
];

/** A ticket of the sandbox's host app for somebody who reads `lang` and whom nobody knows yet. */
export const freshTicket = async ({ page }: Portal, lang: Language): Promise<string> => {
  const params = { sub: `walker-${lang}`, name: 'Robin', lang };
  const answer = await page.request.get('/sandbox/shell/ticket', { params });
  return ((await answer.json()) as { ticket: string }).ticket;
};

/** Asks the product what the person who is signed in has. */
export const belongingsOf = async ({ api }: Portal): Promise<Belongings> => {
  const orders = await api.orders();
  const products = await api.get<Products>('/plan/product/list?limit=50');
  const config = await api.get<ResponseOf<typeof calls.config.basic>>('/basic_config?lang=en');
  const info = await api.get<ResponseOf<typeof calls.user.info>>('/user/info');
  return {
    orders: Object.fromEntries(orders.map(({ id, status }) => [status, id])),
    productId: products.items[0]?.id ?? '',
    questionId: config.faq_config[0]?.id ?? '',
    contactUrl: info.customer_service_url[0]?.url ?? '',
  };
};
