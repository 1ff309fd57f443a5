import { type ReactNode, useRef, useState } from 'react';

interface Props {
  /** What its button says. */
  label: ReactNode;
  className?: string;
  children: (close: () => void) => ReactNode;
}

/** A panel under a button at the end of its line would leave the screen: it then ends where its button does. */
const keepInSight = (panel: HTMLElement | null): void => {
  if (panel === null || panel.getBoundingClientRect().right <= document.documentElement.clientWidth) return;
  panel.classList.add('popover__panel--end');
};

/** A button with a small panel under it, which Escape or leaving it closes. */
export const Popover = ({ label, className = 'button', children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside, handled in one place
    <div
      className="popover"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen ? (
        <>
          <div className="popover__veil" aria-hidden="true" onPointerDown={() => setOpen(false)} />
          <div ref={keepInSight} className="popover__panel">
            {children(close)}
          </div>
        </>
      ) : null}
    </div>
  );
};
