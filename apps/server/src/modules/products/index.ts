export { serveProductCovers } from './covers';
export { lockDraft, publishDraft } from './publish';
export { productsRoutes } from './routes';
export { draftedVersion, type Terms, versionOf } from './terms';
