/** What the server wrote into the page before any call; empty where it wrote nothing. */
export const meta = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
