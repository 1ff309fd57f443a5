import { useTranslate } from '../../../shared/i18n/use-translate';
import { Icon } from '../../../shared/ui/icon';
import { overlay } from '../../../shared/ui/overlay';
import { CodeForm } from './code-form';
import { Hero } from './hero';
import { LanguageLine } from './language-line';

const FACTS = ['welcome.fact.wallet', 'welcome.fact.record', 'welcome.fact.out'] as const;

interface Props {
  ticket: string;
  onDone: () => void;
  onOver: () => void;
}

/**
 * What opening an account means, its risk beside its merits (docs/promises.md#no-promise-of-profit), and the
 * field for the code.
 */
export const Welcome = (props: Props) => {
  const t = useTranslate();
  return (
    <>
      <Hero heading={t('welcome.heading')} lead={t('welcome.lead')} />
      <div className="screen stack">
        <ul className="card">
          {FACTS.map((fact) => (
            <li key={fact} className="entry__fact">
              <Icon name="check" />
              <span>{t(fact)}</span>
            </li>
          ))}
        </ul>
        <CodeForm {...props}>
          <p className="warning">{t('welcome.risk')}</p>
        </CodeForm>
        <p>
          {t('welcome.noCode')}{' '}
          <button
            type="button"
            className="entry__link"
            onClick={() => overlay.set({ kind: 'service', recharge: false })}
          >
            {t('welcome.askForCode')}
          </button>
        </p>
        <LanguageLine />
      </div>
    </>
  );
};
