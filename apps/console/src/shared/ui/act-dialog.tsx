import { ActForm, type ActFormProps } from './act-form';
import { Dialog } from './dialog';

interface Props<Name extends string> extends ActFormProps<Name> {
  title: string;
  /** What the act does, and to what. */
  note: string;
  onClose: () => void;
}

/** An act with its form in a dialog. */
export const ActDialog = <Name extends string>({ title, note, onClose, ...form }: Props<Name>) => (
  <Dialog title={title} note={note} onClose={onClose}>
    {(close) => <ActForm {...form} onDone={close} onCancel={close} />}
  </Dialog>
);
