import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { overlay } from '../../shared/ui/overlay';
import { useTexts } from './api';
import { Prose } from './prose';
import { Version } from './version';

/** One question with its answer, and the way to ask a person. */
export const Question = ({ id }: { id: string }) => {
  const t = useTranslate();
  const texts = useTexts();
  return (
    <Loaded query={texts} lines={7}>
      {({ questions }) => {
        const found = questions.find((question) => question.id === id);
        if (!found) return <p className="card soft">{t('faq.missing')}</p>;
        return (
          <article className="card">
            <h2 className="title">{found.question}</h2>
            <Prose text={found.answer} />
            <Button look="quiet" onClick={() => overlay.set({ kind: 'service', recharge: false })}>
              {t('faq.ask')}
            </Button>
            <Version number={found.version} since={found.since} />
          </article>
        );
      }}
    </Loaded>
  );
};
