import { afterAll, beforeAll, vi } from 'vitest';

/** Files of screens share one page; none finds what another left there. */
beforeAll(() => {
  // A file may ask for the environment of Node.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// They share what they load, too: a part still on its way when its file ends would be broken for all that follow.
afterAll(() => vi.dynamicImportSettled());
