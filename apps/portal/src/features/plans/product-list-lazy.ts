import { lazy } from 'react';

/** The catalogue: whoever looks at their own plans does not fetch it. */
export const ProductList = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./product-list')).ProductList,
}));
