/*
 * What is wrong with the screen as it stands. Each function runs in the page, so it stands alone, and returns its
 * findings in words.
 */

/** What the words of a screen are held against. */
interface Wording {
  /** The tag that the page must carry. */
  readonly tag: string;
  /** English sentences: none of them may show in another language. */
  readonly english: readonly string[];
}

/** A raw key, an unfilled place, English in another language; also in what only a screen reader says. */
export const poorWords = ({ tag, english }: Wording): string[] => {
  const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'];
  const sentences = new Set(english);
  const faults = new Set<string>();
  const check = (words: string, where: string): void => {
    if (/^[a-z][A-Za-z]*(\.[A-Za-z0-9_]+)+$/.test(words)) faults.add(`raw key ${words} in ${where}`);
    if (/\{\w+[,}]|\bundefined\b|\bNaN\b|Invalid Date|\[object /.test(words))
      faults.add(`unfilled "${words}" in ${where}`);
    if (sentences.has(words)) faults.add(`English "${words}" in ${where}`);
  };
  const { lang } = document.documentElement;
  if (lang !== tag) faults.add(`the page says that it is in ${lang}`);
  check(document.title.split(' · ')[0] ?? '', 'title');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest('script, style, noscript');
    if (!isCode) check(node.textContent?.trim() ?? '', node.parentElement?.className ?? '');
  }
  for (const name of SPOKEN)
    for (const element of document.querySelectorAll(`[${name}]`))
      check(element.getAttribute(name)?.trim() ?? '', `${element.tagName} @${name}`);
  return [...faults];
};

/**
 * Text that is wider than the screen, cut, or outside of its own box.
 * @param mayShorten whether text may end in the sign that there is more of it
 */
export const poorPlaces = (mayShorten: boolean): string[] => {
  const TOLERANCE_PX = 1.5;
  const BOXES = 'button, a, label, li, dd, dt, p, h1, h2, h3, .card, .tag, .field, .dialog';
  const root = document.documentElement;
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isShortened = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    return mayShorten && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
  };
  const isHidden = (element: Element): boolean => {
    const { clipPath, visibility, opacity } = styleOf(element);
    return clipPath !== 'none' || visibility === 'hidden' || opacity === '0';
  };
  const check = (text: DOMRect, ancestors: readonly Element[], words: string): void => {
    const isScrolled = { x: false, y: false };
    for (const element of ancestors) {
      const { overflowX, overflowY, display } = styleOf(element);
      const box = element.getBoundingClientRect();
      isScrolled.x ||= /auto|scroll/.test(overflowX);
      isScrolled.y ||= /auto|scroll/.test(overflowY);
      const isOutX = text.left < box.left - TOLERANCE_PX || text.right > box.right + TOLERANCE_PX;
      const isOutY = text.top < box.top - TOLERANCE_PX || text.bottom > box.bottom + TOLERANCE_PX;
      const isCutX = isOutX && !isScrolled.x && /hidden|clip/.test(overflowX);
      const isCutY = isOutY && !isScrolled.y && /hidden|clip/.test(overflowY);
      const isSpilt = isOutX && !isScrolled.x && display !== 'inline' && element.matches(BOXES);
      const where = `"${words}" in ${element.tagName} ${element.className}`;
      if (isCutX || isCutY) faults.add(`cut off: ${where}`);
      else if (isSpilt) faults.add(`outside of its box: ${where}`);
    }
    const isOutside = text.right > root.clientWidth + TOLERANCE_PX || text.left < -TOLERANCE_PX;
    if (isOutside && !isScrolled.x) faults.add(`beyond the screen: "${words}"`);
  };
  const aside = root.scrollWidth - root.clientWidth;
  if (aside > 0) faults.add(`moves sideways by ${aside} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim().slice(0, 40) ?? '';
    const ancestors: Element[] = [];
    for (let at = node.parentElement; at && at !== root; at = at.parentElement) ancestors.push(at);
    // The first lines of what is whole elsewhere, for eyes alone or in the link that leads there: they end in a sign that says so.
    const isPreview = ancestors.some(
      (one) =>
        styleOf(one).webkitLineClamp !== 'none' && (one.ariaHidden === 'true' || one.closest('a') !== null),
    );
    // What is folded away has a place all the same.
    const isFolded = node.parentElement?.checkVisibility() === false;
    if (words === '' || isPreview || isFolded) continue;
    if (ancestors.some((one) => isHidden(one) || isShortened(one))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) if (text.width > 0) check(text, ancestors, words);
  }
  return [...faults];
};

/** What is too small for a finger: under 44 px in a direction. Links within a sentence are as high as its lines. */
export const poorTargets = (): string[] => {
  const TARGET_PX = 44;
  const faults = new Set<string>();
  for (const target of document.querySelectorAll(
    'a, button, select, textarea, summary, input:not(.hidden-text)',
  )) {
    // A tick is touched by all of its label.
    const label = target instanceof HTMLInputElement ? target.closest('label') : null;
    const { display, visibility, position } = getComputedStyle(target);
    // What stands in a dense line reaches beyond it, or over all of the card that it stands in.
    const reach = getComputedStyle(target, '::after');
    const isGrown = reach.content !== 'none' && reach.position === 'absolute';
    const card =
      isGrown && position === 'static' && target instanceof HTMLElement ? target.offsetParent : null;
    const touched = label ?? card ?? target;
    const { width, height } = touched.getBoundingClientRect();
    if (width === 0 || display === 'inline' || visibility === 'hidden') continue;
    const grownPx = isGrown ? -Number.parseFloat(reach.top) - Number.parseFloat(reach.bottom) : 0;
    if (Math.min(width, height + grownPx) < TARGET_PX - 0.5)
      faults.add(`small target: ${target.className || target.tagName} ${width} × ${height + grownPx} px`);
  }
  return [...faults];
};
