import { beforeAll } from 'vitest';

/** Files of screens share one page; none finds what another left there. */
beforeAll(() => {
  // A file may ask for the environment of Node.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
