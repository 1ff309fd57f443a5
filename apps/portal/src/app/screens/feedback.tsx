import { useState } from 'react';
import { FeedbackForm } from '../../features/feedback';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';

const Feedback = () => {
  const t = useTranslate();
  const [sentId, setSentId] = useState<string | null>(null);
  return (
    <div className="screen stack">
      {sentId === null ? (
        <FeedbackForm onSent={setSentId} />
      ) : (
        <section className="card" role="status">
          <h2>{t('feedback.sent')}</h2>
          <p>{t('feedback.sentExplained', { number: sentId })}</p>
          <Button look="quiet" onClick={() => setSentId(null)}>
            {t('feedback.another')}
          </Button>
        </section>
      )}
    </div>
  );
};

export default Feedback;
