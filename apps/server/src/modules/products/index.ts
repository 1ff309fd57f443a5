export { serveProductCovers } from './covers';
export { productVersionKind } from './propose-version';
export { productsRoutes } from './routes';
export { type Terms, versionOf } from './terms';
