export { listCatalogue } from './catalogue';
export { DEMO_NETWORK, presentProduct } from './present';
export { findTermFaults, productVersionKind } from './propose-version';
export {
  findProduct,
  findProductHead,
  isNetworkOfProducts,
  isOfNetwork,
  offeredAmong,
  type ProductTerms,
  readCurrentTerms,
  readTerms,
  versionIs,
} from './queries';
export { productsJobs, productsRoutes } from './routes';
export { serveProductFiles } from './stored-files';
export { type Terms, versionOf } from './terms';
export { watchedAmong, watchProduct } from './watch';
