import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** What it is about. */
  note: string;
  onClose: () => void;
  /** What stands in it; `close` goes through the browser. */
  children: (close: () => void) => ReactNode;
}

/** A modal dialog of the browser: focus stays inside and returns, Escape closes it. */
export const Dialog = ({ title, note, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // Closed by the browser first, which gives the focus back to where it was.
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="stack">
        <h2 id={titleId}>{title}</h2>
        <p className="soft">{note}</p>
        {children(close)}
      </div>
    </dialog>
  );
};
