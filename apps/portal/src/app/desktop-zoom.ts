/** What the device tells of itself, for the rules of docs/domain/screens.md#desktop-zoom. */
export interface Device {
  /** Width of the window in CSS pixels before any zoom. */
  readonly widthPx: number;
  readonly hasTouch: boolean;
  readonly userAgent: string;
}

const BASE_FONT_PX = 16;
const DESKTOP_OVER_PX = 750;
const MOBILE_UP_TO_PX = 768;

/** Mobile: at most 768 wide with touch, or a mobile user agent. */
const isMobile = ({ widthPx, hasTouch, userAgent }: Device): boolean =>
  (widthPx <= MOBILE_UP_TO_PX && hasTouch) || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);

/**
 * Zoom and root font size of the page. Desktop pages wider than 750 get the specification's zoom on a root that makes up
 * for it: text stands at its ordinary size.
 */
export const pageScale = (device: Device): { readonly zoom: number; readonly fontSizePx: number } => {
  if (isMobile(device) || device.widthPx <= DESKTOP_OVER_PX) return { zoom: 1, fontSizePx: BASE_FONT_PX };
  const zoom = (DESKTOP_OVER_PX / device.widthPx) * 0.8;
  return { zoom, fontSizePx: BASE_FONT_PX / zoom };
};

/** Keeps the page's scale in step with the window. */
export const followWindowScale = (): void => {
  const root = document.documentElement;
  const apply = (): void => {
    const { zoom, fontSizePx } = pageScale({
      widthPx: window.innerWidth,
      hasTouch: navigator.maxTouchPoints > 0,
      userAgent: navigator.userAgent,
    });
    root.style.setProperty('zoom', String(zoom));
    root.style.fontSize = `${fontSizePx}px`;
    // The zoom shrinks what is measured by the window too.
    root.style.setProperty('--view-height', `${100 / zoom}vh`);
    root.classList.toggle('desktop', zoom !== 1);
  };
  window.addEventListener('resize', apply);
  apply();
};

/** Pinch and double-tap zoom are blocked; text size in the settings makes up for it. */
export const blockPinch = (): void => {
  const prevent = (event: Event): void => event.preventDefault();
  for (const name of ['gesturestart', 'gesturechange', 'gestureend'])
    document.addEventListener(name, prevent);
  document.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
    },
    { passive: false },
  );
};
