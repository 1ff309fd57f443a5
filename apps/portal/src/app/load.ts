/** The same promise each time: what is there already is drawn at once, while an `import()` is told of a moment later. */
export const once = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let loading: Promise<Part> | undefined;
  return () => (loading ??= load());
};

/** What stands around every screen behind the login. */
export const loadSignedIn = once(() => import('./signed-in'));
