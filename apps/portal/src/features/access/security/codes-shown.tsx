import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { CopyButton } from './copy-button';

/** Recovery codes, this once: the person says that they kept them. */
export const CodesShown = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTranslate();
  return (
    <div className="stack">
      <p>{t('security.codesKeep')}</p>
      <ul className="secret secret__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
      <Button onClick={onKept}>{t('security.codesKept')}</Button>
    </div>
  );
};
