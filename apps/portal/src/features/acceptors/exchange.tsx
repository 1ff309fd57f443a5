import { useTranslate } from '../../shared/i18n/use-translate';
import { Fold } from '../../shared/ui/fold';
import { useCurrentAcceptance } from './api';
import { CodeForm } from './code-form';
import { CurrentAcceptance } from './current-acceptance';

/** The exchange that is open stands first; the code of another is folded below it, or is all there is to do. */
export const Exchange = () => {
  const t = useTranslate();
  const { data, isError } = useCurrentAcceptance();
  const isKnown = data !== undefined || isError;
  return (
    <>
      <CurrentAcceptance />
      {data ? (
        <Fold heading={t('exchange.another')}>
          <CodeForm isInside />
        </Fold>
      ) : null}
      {isKnown && !data ? <CodeForm /> : null}
    </>
  );
};
