/** Longer, a style sheet is no longer one that people wrote for one page. */
export const SHEET_LENGTH_MAX = 100_000;

/**
 * What could load from elsewhere, act, change with time, or look one way to whoever agrees and another way to whoever
 * reads it.
 */
const FORBIDDEN =
  /[@\\<>]|url\s*\(|image-set|cross-fade|expression|behavior|binding|^content\s*:|animation|transition|color-scheme|light-dark|position\s*:\s*(?:fixed|sticky)/i;
const DECLARATION = /^-{0,2}[a-z][\w-]*\s*:\s*[^;{}]+$/i;
/** Names, classes and their order: no state such as `:hover`, nothing that stands before or after. */
const SELECTOR = /^[\w\s.#,>+~*-]+$/;

/** Of the declarations of an element those that only say how it looks. */
export const cleanDeclarations = (css: string): string =>
  css
    .split(';')
    .map((one) => one.trim())
    .filter((one) => DECLARATION.test(one) && !FORBIDDEN.test(one))
    .join(';');

/** Of a style sheet its plain rules; what depends on the screen, the time or a state is left out. */
export const cleanSheet = (css: string): string => {
  const plain = css
    .slice(0, SHEET_LENGTH_MAX)
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replace(/@[^@{};]{0,500}(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => [selector.trim(), cleanDeclarations(body)] as const)
    .filter(([selector, body]) => SELECTOR.test(selector) && body !== '')
    .map(([selector, body]) => `${selector}{${body}}`)
    .join('\n');
};
