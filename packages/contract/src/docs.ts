export { type AsyncApiDocument, asyncApiDocument } from './asyncapi';
export { docsPage } from './docs-page';
export { docsScript } from './docs-script';
export { docsStyle } from './docs-style';
export { type BasePaths, type OpenApiDocument, openApiDocument } from './openapi';
