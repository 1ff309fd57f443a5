/**
 * Stands in this repository for the types that `npm run package:npm` makes of the OpenAPI document, and puts in its place
 * (docs/adr/0097-packages-for-strangers.md).
 */
export type paths = Readonly<Record<never, never>>;
export type components = { readonly schemas: Readonly<Record<never, never>> };
export type operations = Readonly<Record<never, never>>;
