import type { ResponseOf } from '@fairlead/contract';
import { addKey, beginKey, removeKey, secondSteps } from '@fairlead/contract/calls/staff-sign-in';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { makeKey } from '../../shared/lib/keys';
import { Button } from '../../shared/ui/button';
import { Moment } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { SecretForm } from '../../shared/ui/secret-form';
import { sayWhenWrong } from './say-when-wrong';
import { staffStrings } from './strings';

const words = staffStrings.keys;

type Key = ResponseOf<typeof secondSteps>['keys'][number];

const password = { name: 'password', label: words.password, kind: 'password' } as const;

/** A new key: its name and the password, the second step where one is in use, then the key itself. */
export const AddKey = ({ onDone }: { onDone?: () => void }) => (
  <SecretForm
    fields={[{ name: 'name', label: words.name, hint: words.nameHint, kind: 'name' }, password]}
    submit={words.begin}
    run={async ({ name, password: typed }, given) => {
      const credential = await makeKey(await callApi(beginKey, { password: typed, ...given }));
      await callApi(addKey, { name, credential });
      onDone?.();
    }}
    explain={sayWhenWrong(words.wrong)}
    {...(onDone ? { onCancel: onDone } : {})}
  />
);

interface RemoveProps {
  keyRow: Key;
  onDone: () => void;
}

const RemoveKey = ({ keyRow, onDone }: RemoveProps) => (
  <section className="stack" aria-label={words.removeTitle(keyRow.name)}>
    <p>
      <strong>{words.removeTitle(keyRow.name)}</strong>
    </p>
    <p>{words.removeNote}</p>
    <SecretForm
      fields={[password]}
      submit={words.remove}
      run={async ({ password: typed }, given) => {
        await callApi(removeKey, { id: keyRow.id, password: typed, ...given });
        onDone();
      }}
      explain={sayWhenWrong(staffStrings.codes.wrongProof)}
      onCancel={onDone}
    />
  </section>
);

interface KeyProps {
  keyRow: Key;
  onRemove?: (() => void) | undefined;
}

const KeyLine = ({ keyRow: { name, created_at, last_used_at, removed_at }, onRemove }: KeyProps) => (
  <li className={removed_at === null ? 'row' : 'small soft'}>
    <span>
      <strong>{name}</strong>
      <br />
      <span className="small soft">
        {words.added} <Moment at={created_at} />
        {' · '}
        {removed_at !== null ? (
          <>
            {words.removed} <Moment at={removed_at} />
          </>
        ) : last_used_at === null ? (
          words.unused
        ) : (
          <>
            {words.used} <Moment at={last_used_at} />
          </>
        )}
      </span>
    </span>
    {onRemove ? (
      <Button inRow look="danger" aria-label={words.removeTitle(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    ) : null}
  </li>
);

/** One's own security keys, with those that were removed. */
export const OwnKeys = () => {
  const found = useCall(secondSteps, {}).data;
  const [open, setOpen] = useState<'add' | Key | null>(null);
  const close = (): void => setOpen(null);
  if (found === undefined) return null;
  const active = found.keys.filter(({ removed_at }) => removed_at === null);
  const isLast = active.length === 1 && !found.totp;
  const isAlone = isLast && found.recovery_codes_left === 0;
  return (
    <div className="panel">
      <Panel title={words.title}>
        <p>{active.length === 0 ? words.off : words.on}</p>
        {found.keys.length > 0 ? (
          <ul className="plain stack">
            {found.keys.map((key) => (
              <KeyLine
                key={key.id}
                keyRow={key}
                onRemove={key.removed_at === null && !isLast ? () => setOpen(key) : undefined}
              />
            ))}
          </ul>
        ) : null}
        {isAlone ? <p className="notice notice--attention">{words.two}</p> : null}
        {isLast && !isAlone ? <p className="small soft">{words.last}</p> : null}
        {open === null ? (
          <div>
            <Button onClick={() => setOpen('add')}>{words.add}</Button>
          </div>
        ) : open === 'add' ? (
          <AddKey onDone={close} />
        ) : (
          <RemoveKey key={open.id} keyRow={open} onDone={close} />
        )}
      </Panel>
    </div>
  );
};
