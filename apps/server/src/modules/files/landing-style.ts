/** Longer, a style sheet is no longer one that people wrote for one page. */
export const SHEET_LENGTH_MAX = 100_000;

/**
 * What could load from elsewhere, act, change with time, or look one way to whoever agrees and another way to whoever
 * reads it; and comments, which could stand in the middle of such a word.
 */
const FORBIDDEN =
  /[@\\<>]|\/\*|url\s*\(|image-set|cross-fade|expression|behavior|binding|animation|transition|color-scheme|light-dark/i;
/**
 * What depends on the size of the frame, which is not the same for whoever agrees (`apps/console/src/shared/ui/form.css`)
 * and for whoever reads it (`apps/portal/src/features/plans/creative.css`): units of the frame, heights that are a share of
 * it, places at its edges, and lines as long as it is high. Shares of its width stay, since every line breaks by it.
 */
const BY_FRAME =
  /\d(?:[sld]?v|cq)(?:[whib]|min|max)\b|\b(?:fixed|sticky|absolute)\b|^(?!line-)[\w-]*(?:height|block-size)\s*:.*(?:%|stretch|available)|writing-mode/is;
/**
 * What cuts off a part of what stands there: what that is depends on where lines break. What hides all of it, such as
 * `display: none`, hides it from both alike, and its words are read all the same.
 */
const CUTS_OFF =
  /^(?:-\w+-)?(?:overflow(?:-(?:x|y|block|inline))?|clip[\w-]*|mask[\w-]*|contain[\w-]*|content-visibility|line-clamp|object-[\w-]*)\s*:/i;
/** What draws words or numbers that are no text of the page, so that nothing reads them; names of fonts are none. */
const DRAWS_WORDS = /^(?:content|counter[\w-]*)\s*:|^(?!font)[^:]*:.*["']/is;
/**
 * What a value may call. Every other function is left out: many work with the size of the frame (`calc`, `min`, `clamp`),
 * the device (`env`, `if`) or a part from elsewhere (`var`, `attr`), some colors show on some screens only, and new ones
 * keep coming.
 */
const FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb color-mix linear-gradient radial-gradient conic-gradient repeating-linear-gradient
   repeating-radial-gradient repeat rotate scale skew translate`.split(/\s+/),
);
const CALLED = /(?<![\w-])([\w-]*)\(/g;
/** No name of the page's own (`--name`): what would read one is left out. */
const DECLARATION = /^-?[a-z][\w-]*\s*:\s*[^;{}]+$/i;
/** Names, classes and their order: no state such as `:hover`, nothing that stands before or after. */
const SELECTOR = /^[\w\s.#,>+~*-]+$/;

const isPlain = (one: string): boolean =>
  DECLARATION.test(one) &&
  ![FORBIDDEN, BY_FRAME, CUTS_OFF, DRAWS_WORDS].some((kind) => kind.test(one)) &&
  [...one.matchAll(CALLED)].every(([, name = '']) => FUNCTIONS.has(name.toLowerCase()));

/** Of the declarations of an element those that only say how it looks (docs/adr/0104-creative.md). */
export const cleanDeclarations = (css: string): string =>
  css
    .split(';')
    .map((one) => one.trim())
    .filter(isPlain)
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
