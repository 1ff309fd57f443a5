import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, startTransition } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { useBackCloses } from '../lib/back-closes';
import './dialog.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `popup` stands in the middle (85 % wide), `sheet` rises from the bottom, `half` to half the screen. */
  look?: keyof typeof LOOKS;
  /** False while something is being sent: then neither Escape nor a tap beside it closes. */
  dismissible?: boolean;
  /** What has the focus first; the first control where it is left out. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const LOOKS = {
  popup: 'dialog--popup',
  sheet: 'dialog--sheet',
  half: 'dialog--sheet dialog--half',
} as const;

/** A modal dialog: focus stays inside; Escape, a tap beside it and the way back close it; focus returns after it. */
export const Dialog = ({
  title,
  onClose,
  children,
  look = 'popup',
  dismissible = true,
  initialFocus,
}: Props) => {
  const t = useTranslate();
  useBackCloses(() => startTransition(onClose), dismissible);
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => {
        // In slices: what lies under the dialog is drawn anew, and the tap is answered before that.
        if (!isOpen && dismissible) startTransition(onClose);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className={`dialog ${LOOKS[look]}`} {...(initialFocus ? { initialFocus } : {})}>
          <div className="dialog__head">
            <Base.Title className="dialog__title">{title}</Base.Title>
            <Base.Close className="dialog__close" aria-label={t('common.close')} disabled={!dismissible}>
              <span aria-hidden="true">×</span>
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
