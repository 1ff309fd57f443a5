import { useTranslate } from '../../shared/i18n/use-translate';
import { Icon } from '../../shared/ui/icon';
import { useTexts } from './api';
import { Prose } from './prose';
import './help.css';

/** As many as the product comes with: more would be a page of its own. */
const OFFERED = 5;

/** The first questions with answers that open in place; nothing where they did not load, since somebody waits to write. */
export const FirstQuestions = () => {
  const t = useTranslate();
  const questions = useTexts().data?.questions.slice(0, OFFERED) ?? [];
  if (questions.length === 0) return null;
  return (
    <section className="card help__list help__first" aria-label={t('chat.faq')}>
      <h2>{t('chat.faq')}</h2>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="help__entry">
          <summary className="help__link">
            <span>{question}</span>
            <Icon name="next" />
          </summary>
          <Prose text={answer} />
        </details>
      ))}
    </section>
  );
};
