import { useEffect, useId, useRef } from 'react';
import { ActForm, type ActFormProps } from './act-form';

interface Props<Name extends string> extends ActFormProps<Name> {
  title: string;
  /** What the act does, and to what. */
  note: string;
  onClose: () => void;
}

/** An act with its form in a modal dialog of the browser: focus stays inside and returns, Escape closes it. */
export const ActDialog = <Name extends string>({ title, note, onClose, ...form }: Props<Name>) => {
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
        <ActForm {...form} onDone={close} onCancel={close} />
      </div>
    </dialog>
  );
};
