import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { quesDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { overlay } from '../../shared/ui/overlay';
import { useTexts } from './api';
import './help.css';

interface Props {
  /** Left out: the one that is being read. */
  except?: string;
}

/** The questions that people ask first, each leading to its answer. */
export const QuestionList = ({ except }: Props) => {
  const t = useTranslate();
  const texts = useTexts();
  return (
    <Loaded query={texts} lines={5}>
      {({ questions }) =>
        questions.length === 0 ? (
          <div className="card">
            <p className="soft">{t('faq.none')}</p>
            <Button look="quiet" onClick={() => overlay.set({ kind: 'service', recharge: false })}>
              {t('faq.ask')}
            </Button>
          </div>
        ) : (
          <ul className="card help__list">
            {questions
              .filter(({ id }) => id !== except)
              .map(({ id, question }) => (
                <li key={id} className="help__entry">
                  <Link to={quesDetailLink(id)} className="help__link">
                    <span>{question}</span>
                    <Icon name="next" />
                  </Link>
                </li>
              ))}
          </ul>
        )
      }
    </Loaded>
  );
};
