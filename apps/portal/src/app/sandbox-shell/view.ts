/** A view of the portal as a host app has one: a frame of its page, or a window. */
export interface View {
  readonly portal: Window;
  close(): void;
}

/** Where a navigation means that the view wants to be closed; the server writes it into the portal's page. */
export const CLOSE_ADDRESS = '/sandbox/shell/closed';

const addressOf = (portal: Window): string => {
  try {
    return portal.location.pathname;
  } catch {
    return '';
  }
};

/** Opens the portal in a frame; `onAway` is told when it navigates to the closing address, as a native app sees it. */
export const openFrame = (stage: HTMLElement, address: string, onAway: () => void): View => {
  const frame = document.createElement('iframe');
  frame.className = 'host__frame';
  frame.title = 'Portal';
  frame.src = address;
  frame.addEventListener('load', () => {
    if (frame.contentWindow && addressOf(frame.contentWindow) === CLOSE_ADDRESS) onAway();
  });
  stage.replaceChildren(frame);
  if (!frame.contentWindow) throw new Error('the frame has no window');
  return { portal: frame.contentWindow, close: () => frame.remove() };
};

/** Opens the portal in a window; the page at the closing address closes itself and tells its opener. */
export const openWindow = (address: string): View => {
  const portal = window.open(address, '_blank');
  if (!portal) throw new Error('the window was blocked');
  return { portal, close: () => portal.close() };
};
