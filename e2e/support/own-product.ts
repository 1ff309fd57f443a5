import { test as base } from './people';
import { type Product, startAsPeopleDo, startProduct } from './product';

/** No part of the journey's own time. */
const START_MS = 600_000;

/** People alone in a sandbox that is theirs, where the demo desk does what staff do. */
export const test = base.extend<object, { readonly ownProduct: Product }>({
  ownProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ DEMO_DESK: 'on' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ ownProduct }, use) => {
    await use(ownProduct.origin);
  },
});

/** The same in a sandbox just started by `npm start`, with nothing set but where it lies. */
export const freshTest = base.extend<{
  readonly started: { readonly origin: string; readonly atMs: number };
}>({
  started: [
    async ({ browserName: _ }, use) => {
      const atMs = Date.now();
      const product = await startAsPeopleDo();
      await use({ origin: product.origin, atMs });
      await product.stop();
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ started }, use) => {
    await use(started.origin);
  },
});
