import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { SetPassword as Form, usePerson } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

const SetPassword = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const person = usePerson();
  const done = useCallback(() => void navigate(paths.wallet, { replace: true }), [navigate]);
  return (
    <div className="screen stack">
      <Loaded query={person} lines={8}>
        {({ transaction_password_set: isSet }) =>
          isSet ? (
            <div className="card">
              <p>{t('password.isSet')}</p>
              <Link to={paths.editPayPassword} className="button button--quiet">
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
