import { makeRecoveryCodes, secondSteps } from '@fairlead/contract/calls/staff-sign-in';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { Button } from '../../shared/ui/button';
import { writtenTime } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { SecretForm } from '../../shared/ui/secret-form';
import { ShownOnce } from '../../shared/ui/shown-once';
import { sayWhenWrong } from './say-when-wrong';
import { staffStrings } from './strings';

const words = staffStrings.recovery;

/** Codes that stand in for a lost key or phone: how many are left, and new ones, shown this once. */
export const RecoveryCodes = () => {
  const found = useCall(secondSteps, {}).data;
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  if (shown !== null) return <ShownOnce texts={shown} onHide={() => setShown(null)} />;
  if (found === undefined) return null;
  const { recovery_codes_left: left, recovery_codes_made_at: madeAt, recovery_code_used_at: usedAt } = found;
  const hasStep = found.totp || found.keys.some(({ removed_at }) => removed_at === null);
  return (
    <div className="panel">
      <Panel title={words.title}>
        <p>{madeAt === null ? words.none : words.left(left, writtenTime(madeAt))}</p>
        {usedAt === null ? null : (
          <p className="notice notice--attention">{words.used(writtenTime(usedAt))}</p>
        )}
        {hasStep ? null : <p className="small soft">{words.first}</p>}
        {isOpen ? (
          <>
            {madeAt === null ? null : <p>{words.void}</p>}
            <SecretForm
              fields={[{ name: 'password', label: staffStrings.keys.password, kind: 'password' }]}
              submit={words.make}
              run={async ({ password }, given) => {
                setShown((await callApi(makeRecoveryCodes, { password, ...given })).codes);
                setOpen(false);
              }}
              explain={sayWhenWrong(staffStrings.codes.wrongProof)}
              onCancel={() => setOpen(false)}
            />
          </>
        ) : hasStep ? (
          <div>
            <Button onClick={() => setOpen(true)}>{madeAt === null ? words.make : words.again}</Button>
          </div>
        ) : null}
      </Panel>
    </div>
  );
};
