import { staffStrings, TotpSetup } from '../features/staff';
import { strings } from '../shared/lib/strings';
import { Mark } from '../shared/ui/mark';
import { SignOut } from './sign-out';

const words = staffStrings.codes;

/**
 * With real money nothing else is open before one-time codes are in use
 * (docs/domain/staff.md#one-time-codes).
 */
export const EnrolFirst = () => (
  <main className="sign-in">
    <title>{`${words.demandedTitle} · ${strings.product}`}</title>
    <div className="row">
      <Mark />
      <h1>{words.demandedTitle}</h1>
    </div>
    <p>{words.demanded}</p>
    <div className="panel">
      <TotpSetup />
    </div>
    <div>
      <SignOut />
    </div>
  </main>
);
