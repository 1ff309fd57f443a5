import { useSearchParams } from 'react-router';
import { Question, QuestionList } from '../../features/content';
import { useTranslate } from '../../shared/i18n/use-translate';

/** One question and, below it, the others; all of them where the address names none. */
const QuesDetail = () => {
  const t = useTranslate();
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <div className="screen stack">
      {id ? (
        <>
          <Question id={id} />
          <h2>{t('faq.more')}</h2>
          <QuestionList except={id} />
        </>
      ) : (
        <>
          <div>
            <h2 className="title">{t('faq.heading')}</h2>
            <p className="soft">{t('faq.lead')}</p>
          </div>
          <QuestionList />
        </>
      )}
    </div>
  );
};

export default QuesDetail;
