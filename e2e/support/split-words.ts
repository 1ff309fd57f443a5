/**
 * Runs in the page, so it stands alone: the words that a line's end goes through, each with where it stands. What is no
 * word (a hash, an address, digits, a name with a low line) may be split; in scripts without spaces a dictionary knows
 * the words. A hyphen that the language puts there is no split.
 */
export const splitWords = (tag: string): string[] => {
  /** Codes and what people typed: split anywhere, so that they do not widen the page. */
  const FREE =
    '.any-break, .plan-hash, .source__hash, .source__signed, .signed-days__value, pre, code, textarea, svg';
  const LETTERS_MIN = 3;
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const faults = new Set<string>();
  const isHidden = (from: Element): boolean => {
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { clipPath, visibility, display } = getComputedStyle(at);
      if (clipPath !== 'none' || visibility === 'hidden' || display === 'none') return true;
    }
    return false;
  };
  const linesOf = (node: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const tops: number[] = [];
    for (const { top, width, height } of range.getClientRects())
      if (width > 0 && tops.every((known) => Math.abs(known - top) > height / 2)) tops.push(top);
    return tops.length;
  };
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (text.trim() === '' || !parent || parent.closest(FREE) || isHidden(parent)) continue;
    for (const { segment, index, isWordLike } of segmenter.segment(text)) {
      const isWord = isWordLike === true && (segment.match(/\p{L}/gu) ?? []).length >= LETTERS_MIN;
      if (!isWord || /[\u00ad_]/.test(segment)) continue;
      if (linesOf(node, index, index + segment.length) > 1)
        faults.add(`split: "${segment}" in ${parent.tagName} ${parent.className}`);
    }
  }
  return [...faults];
};
