import { me, sessions, updatePassword } from '@fairlead/contract/calls/staff-sign-in';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { session } from '../../shared/session/session';
import { List } from '../../shared/ui/list';
import { Page, Panel } from '../../shared/ui/page';
import { SecretForm } from '../../shared/ui/secret-form';
import { sessionColumns } from './own-sessions';
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

const Password = () => (
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

/** What everybody on staff sees of themselves: second step, password, where they are signed in. */
export const AccountPage = () => (
  <Page title={words.title}>
    <div className="cards cards--wide">
      <Codes />
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
