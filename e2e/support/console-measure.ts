/*
 * What is wrong with a page of the console for hands and keys. Each function runs in the page, so it stands alone, and returns
 * its findings in words.
 */

/** What acts and lies beyond the screen, or is covered where it stands once it is scrolled to. */
export const outOfReach = (): string[] => {
  const TOLERANCE_PX = 1;
  const { clientWidth } = document.documentElement;
  const targets = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.hidden-text'));
  const faults = new Set<string>();
  const nameOf = (one: HTMLElement): string =>
    `${one.tagName} "${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}"`;
  const isBeyond = ({ left, right }: DOMRect): boolean =>
    left < -TOLERANCE_PX || right > clientWidth + TOLERANCE_PX;
  // What is done stays in sight without the table being moved sideways.
  for (const one of targets)
    if (one.closest('.table-box') === null || one.closest('.table__acts') !== null)
      if (isBeyond(one.getBoundingClientRect())) faults.add(`off-screen: ${nameOf(one)}`);
  const findFault = (one: HTMLElement): void => {
    // A link can go on in the next line: its first piece stands for it.
    const [place = one.getBoundingClientRect()] = one.getClientRects();
    const hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    const isHit = hit !== null && (one.contains(hit) || one.closest('label')?.contains(hit) === true);
    if (isBeyond(place)) faults.add(`out of reach: ${nameOf(one)}`);
    else if (!isHit) faults.add(`covered by ${hit?.tagName} ${hit?.className}: ${nameOf(one)}`);
  };
  const kept = targets.filter((one) => one.closest('.sheet__acts') !== null);
  for (const one of targets) {
    const box = one.closest('.table-box');
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    findFault(one);
    if (!box) continue;
    box.scrollLeft = 0;
    // A row goes below what stays in sight, not over it.
    if (kept.length > 0) one.scrollIntoView({ block: 'end' });
    for (const act of kept) findFault(act);
  }
  window.scrollTo(0, 0);
  return [...faults];
};

/**
 * What shows nothing when it gets the focus by key, or has its ring cut off. The browser draws rings for somebody who has just
 * used a key: press one before.
 */
export const withoutRing = (): string[] => {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex])',
    ),
  ].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const hasRing = (one: Element | null | undefined): boolean => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const isCut = (one: HTMLElement): boolean => {
    const { outlineWidth, outlineOffset } = getComputedStyle(one);
    const reachPx = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
    const own = one.getBoundingClientRect();
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible' && own.left - reachPx < box.left - 0.5) return true;
      if (overflowY !== 'visible' && own.top - reachPx < box.top - 0.5) return true;
    }
    return false;
  };
  const faults = new Set<string>();
  for (const one of targets) {
    const name = `${one.tagName}.${one.className} "${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    one.focus();
    if (document.activeElement !== one) faults.add(`takes no focus: ${name}`);
    else if (![one, one.closest('label'), one.parentElement].some(hasRing)) faults.add(`no ring: ${name}`);
    else if (hasRing(one) && isCut(one)) faults.add(`its ring is cut off: ${name}`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  return [...faults];
};
