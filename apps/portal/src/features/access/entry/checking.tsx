import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Mark } from '../../../shared/ui/mark';

/** While the ticket is checked; nothing to do but wait a moment. */
export const Checking = () => {
  const t = useTranslate();
  return (
    <section className="plain-page" role="status">
      <Mark loading />
      <p>{t('entry.checking')}</p>
      <div className="skeleton entry__line" />
    </section>
  );
};

/** The server could not be asked; the ticket was not used up. */
export const CheckFailed = ({ told, onAgain }: { told: string; onAgain: () => void }) => {
  const t = useTranslate();
  return (
    <section className="plain-page" role="alert">
      <h2 className="title">{t('entry.failed')}</h2>
      <p className="soft">{told}</p>
      <Button onClick={onAgain}>{t('entry.again')}</Button>
    </section>
  );
};
