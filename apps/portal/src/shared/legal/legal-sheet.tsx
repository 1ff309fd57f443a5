import { useTranslate } from '../i18n/use-translate';
import { Dialog } from '../ui/dialog';
import { LegalBody } from './legal-body';
import type { LegalKind, LegalTexts } from './use-agreement';

interface Props {
  kind: LegalKind;
  texts: LegalTexts;
  onClose: () => void;
}

/** A text above the form that asks for the agreement: who reads it loses nothing that was typed. */
const LegalSheet = ({ kind, texts, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={t(`${kind}.title`)} look="sheet" onClose={onClose}>
      <div className="stack">
        <LegalBody {...texts[kind]} />
      </div>
    </Dialog>
  );
};

export default LegalSheet;
