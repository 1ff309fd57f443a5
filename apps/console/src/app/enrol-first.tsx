import type { ResponseOf } from '@fairlead/contract';
import type { me } from '@fairlead/contract/calls/staff-sign-in';
import type { ReactNode } from 'react';
import { AddKey, OwnIdentity, Password, staffStrings, TotpSetup } from '../features/staff';
import { strings } from '../shared/lib/strings';
import { writtenTime } from '../shared/ui/figures';
import { Mark } from '../shared/ui/mark';
import { Panel } from '../shared/ui/page';
import { SignOut } from './sign-out';

interface StepProps {
  title: string;
  note: string;
  children: ReactNode;
}

const Step = ({ title, note, children }: StepProps) => (
  <main className="sign-in">
    <title>{`${title} · ${strings.product}`}</title>
    <div className="row">
      <Mark />
      <h1>{title}</h1>
    </div>
    <p>{note}</p>
    {children}
    <div>
      <SignOut />
    </div>
  </main>
);

interface Props {
  staff: ResponseOf<typeof me> | undefined;
  children: ReactNode;
}

/**
 * What stands before every page: a password of one's own, and with real money a second step
 * (docs/domain/staff.md#second-step).
 */
export const FirstOf = ({ staff, children }: Props) => {
  const endsAt = staff?.password_ends_at ?? null;
  if (endsAt !== null) {
    const { firstTitle, first } = staffStrings.account;
    return (
      <Step title={firstTitle} note={first(writtenTime(endsAt))}>
        <Password />
      </Step>
    );
  }
  if (staff?.provider?.demanded === true && !staff.totp_demanded) {
    const { demandedTitle, demanded } = staffStrings.identity;
    return (
      <Step title={demandedTitle} note={demanded}>
        <OwnIdentity />
      </Step>
    );
  }
  if (staff?.totp_demanded !== true) return children;
  const { demandedTitle, demanded, title } = staffStrings.codes;
  return (
    <Step title={demandedTitle} note={demanded}>
      <div className="panel">
        <Panel title={staffStrings.keys.title}>
          <AddKey />
        </Panel>
      </div>
      <div className="panel">
        <Panel title={title}>
          <TotpSetup />
        </Panel>
      </div>
    </Step>
  );
};
