import { type ReactNode, type ToggleEvent, useId } from 'react';
import { strings } from '../lib/strings';

const GAP_PX = 4;

/** Under its button, or above it at the end of the screen; what is scrolled away under it closes it. */
const place = ({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>): void => {
  const button = menu.previousElementSibling?.getBoundingClientRect();
  if (newState !== 'open' || button === undefined) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = button.bottom > clientHeight / 2;
  menu.style.insetInlineEnd = `${clientWidth - button.right}px`;
  menu.style.insetBlock = isLow
    ? `auto ${clientHeight - button.top + GAP_PX}px`
    : `${button.bottom + GAP_PX}px auto`;
  window.addEventListener('scroll', () => menu.hidePopover(), { capture: true, once: true });
};

/** What else is done with a row, under one button: rows keep one height. It stands above the table, which would cut it off. */
export const RowMenu = ({ children }: { children: ReactNode }) => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="button button--plain button--row row-menu__button"
        popoverTarget={id}
        aria-label={strings.common.moreActs}
        title={strings.common.moreActs}
      />
      <div
        id={id}
        popover="auto"
        className="row-menu"
        onBeforeToggle={place}
        // Before the act begins, so that the focus comes back to the button when its dialog closes.
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
};
