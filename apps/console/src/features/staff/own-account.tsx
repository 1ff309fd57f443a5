import { me, sessions, updatePassword } from '@fairlead/contract/calls/staff-sign-in';
import { deviceClock } from '@fairlead/ui/clock';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words as namesOf } from '../../shared/lib/strings';
import { session } from '../../shared/session/session';
import { writtenTime } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page, Panel } from '../../shared/ui/page';
import { SecretForm } from '../../shared/ui/secret-form';
import { OwnIdentity } from './own-identity';
import { OwnKeys } from './own-keys';
import { sessionColumns } from './own-sessions';
import { RecoveryCodes } from './recovery-codes';
import { staffStrings } from './strings';
import { TotpSetup } from './totp-setup';

const words = staffStrings.account;

const Codes = () => {
  const totp = useCall(me, {}).data?.totp ?? false;
  return (
    <div className="panel">
      <Panel title={staffStrings.codes.title}>
        <p>{totp ? staffStrings.codes.on : staffStrings.codes.off}</p>
        {totp ? null : <TotpSetup />}
      </Panel>
    </div>
  );
};

/** A new password for one's own account; the only thing that a first password opens. */
export const Password = () => (
  <div className="panel">
    <Panel title={words.password}>
      <p>{words.passwordNote}</p>
      <SecretForm
        fields={[
          { name: 'old_password', label: words.oldPassword, kind: 'password' },
          {
            name: 'new_password',
            label: words.newPassword,
            hint: words.newPasswordHint,
            kind: 'new-password',
          },
        ]}
        submit={words.changePassword}
        run={async (typed) => {
          await callApi(updatePassword, typed);
          session.end('password_changed');
        }}
      />
    </Panel>
  </div>
);

const Standing = () => {
  const staff = useCall(me, {}).data;
  if (staff === undefined) return null;
  return (
    <>
      <p>{words.number(staff.id)}</p>
      {staff.withheld_roles.length > 0 ? (
        <p className="notice notice--attention">
          {words.withheld(staff.withheld_roles.map(namesOf).join(', '))}
        </p>
      ) : null}
      {Date.parse(staff.decides_from) > deviceClock.now() ? (
        <p className="notice notice--attention">{words.decidesFrom(writtenTime(staff.decides_from))}</p>
      ) : null}
    </>
  );
};

/** What everybody on staff sees of themselves: second step, password, where they are signed in. */
export const AccountPage = () => (
  <Page title={words.title}>
    <Standing />
    <div className="cards cards--wide">
      <OwnIdentity />
      <OwnKeys />
      <Codes />
      <RecoveryCodes />
      <Password />
    </div>
    <Panel title={words.sessions}>
      <List
        call={sessions}
        request={{}}
        label={words.sessions}
        columns={sessionColumns}
        rowKey={(row) => row.id}
        empty={words.noSessions}
      />
    </Panel>
  </Page>
);
