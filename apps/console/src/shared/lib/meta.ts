/** What the server wrote into the page for the console; empty where it wrote nothing. */
export const meta = (name: string): string =>
  document.querySelector(`meta[name="fairlead-${name}"]`)?.getAttribute('content') ?? '';
