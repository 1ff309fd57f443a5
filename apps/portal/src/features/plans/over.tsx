import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

interface Props {
  title: string;
  /** What became of it. */
  children: ReactNode;
  onClose: () => void;
}

/** In the place of a sheet whose plan went on, or ended, while it was open: what it asks for is not possible any more. */
export const Over = ({ title, children, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="alert">{children}</p>
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </Dialog>
  );
};
