/**
 * The folder of the checkout, from the address of a source file or of the built program. The last `apps/server` of the
 * address is this one's own: a checkout may lie below any folder, `src` and `dist` included.
 */
export const checkoutOf = (moduleUrl: string): string =>
  moduleUrl.replace(/^(.*\/)apps\/server\/(?:dist|src)\/.*$/, '$1');
