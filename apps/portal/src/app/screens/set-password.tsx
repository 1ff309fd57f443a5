import { Link } from 'react-router';
import { SetPassword as Form, usePerson } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR, useDetourEnd } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

const SetPassword = () => {
  const t = useTranslate();
  const person = usePerson();
  const done = useDetourEnd(paths.wallet);
  return (
    <div className="screen stack">
      <Loaded query={person} lines={8}>
        {({ transaction_password_set: isSet }) =>
          isSet ? (
            <div className="card">
              <p>{t('password.isSet')}</p>
              <Link to={paths.editPayPassword} state={DETOUR} className="button button--quiet">
                {t('editPayPassword.title')}
              </Link>
            </div>
          ) : (
            <Form onDone={done} />
          )
        }
      </Loaded>
    </div>
  );
};

export default SetPassword;
