import { Link } from 'react-router';
import { ChangePin, useIsPinSet } from '../../features/access/passwords';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useDetourEnd } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

const EditPayPassword = () => {
  const t = useTranslate();
  const isPinSet = useIsPinSet();
  const done = useDetourEnd(paths.wallet);
  return (
    <div className="screen stack">
      <Loaded query={isPinSet} lines={8}>
        {(isSet) =>
          isSet ? (
            <ChangePin onDone={done} />
          ) : (
            <div className="card">
              <p>{t('payPassword.notSet')}</p>
              <Link to={paths.setPassword} replace className="button button--primary">
                {t('setPassword.title')}
              </Link>
            </div>
          )
        }
      </Loaded>
    </div>
  );
};

export default EditPayPassword;
