import { type ReactNode, useEffect, useRef, useState } from 'react';

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
  // Heard wherever the focus is: what had it inside may be gone. Heard first: the page below has its own use for the key.
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of what is inside, handled in one place
    <div
      className="popover"
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
