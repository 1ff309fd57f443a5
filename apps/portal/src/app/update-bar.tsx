import { useSyncExternalStore } from 'react';
import { useTranslate } from '../shared/i18n/use-translate';
import { Button } from '../shared/ui/button';
import { changeVersion, waitingWorker } from './follow-worker';

/** Says that a newer version is there; nothing changes under a person's hands. */
export const UpdateBar = () => {
  const t = useTranslate();
  const worker = useSyncExternalStore(waitingWorker.onChange, waitingWorker.get);
  if (!worker) return null;
  return (
    <aside className="update-bar" role="status">
      <span>{t('update.ready')}</span>
      <Button look="quiet" onClick={() => changeVersion(worker)}>
        {t('update.use')}
      </Button>
    </aside>
  );
};
