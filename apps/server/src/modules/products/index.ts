export { listCatalogue } from './catalogue';
export { serveProductCovers } from './covers';
export { DEMO_NETWORK, presentProduct } from './present';
export { findTermFaults, productVersionKind } from './propose-version';
export {
  findProduct,
  findProductHead,
  isNetworkOfProducts,
  offeredAmong,
  type ProductTerms,
  readTerms,
  versionIs,
} from './queries';
export { productsRoutes } from './routes';
export { type Terms, versionOf } from './terms';
