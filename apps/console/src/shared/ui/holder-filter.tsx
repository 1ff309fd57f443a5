import { list } from '@fairlead/contract/calls/account-staff';
import { type FormEvent, useState } from 'react';
import { type RowOf, useCall } from '../api/use-call';
import { strings } from '../lib/strings';
import { Button } from './button';
import { TextField } from './field';
import { listStrings } from './list-strings';
import { Popover } from './popover';

type Holder = RowOf<typeof list>;

interface Props {
  /** The holder's number; empty where the list is everybody's. */
  value: string;
  /** What they are called, where a row of the list says it. */
  username: string | undefined;
  onChange: (id: string) => void;
}

/** Whose rows a list shows, found by what one knows of them. */
export const HolderFilter = ({ value, username, onChange }: Props) => {
  const [found, setFound] = useState<Holder>();
  // Whoever was chosen here is known before their rows come, and where there are none.
  const name = found?.id === value ? found.username : (username ?? listStrings.holder.numbered(value));
  return (
    <Popover
      className="chip"
      label={
        <>
          <span className="hidden-text">{listStrings.filterBy}</span> {strings.common.holder}
          {value === '' ? null : <strong>{name}</strong>}
          <span aria-hidden="true">▾</span>
        </>
      }
    >
      {(close) => (
        <HolderSearch
          onFound={(holder) => {
            setFound(holder);
            onChange(holder.id);
            close();
          }}
        />
      )}
    </Popover>
  );
};

const HolderSearch = ({ onFound }: { onFound: (holder: Holder) => void }) => {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const found = useCall(list, { query: asked, limit: 8 }, { enabled: asked !== '' });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <form className="stack stack--tight" onSubmit={search}>
      <TextField
        label={listStrings.holder.search}
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" sending={found.isFetching}>
        {strings.common.search}
      </Button>
      {found.data?.items.map((holder) => (
        <button key={holder.id} type="button" className="option" onClick={() => onFound(holder)}>
          <strong>{holder.username}</strong> <span className="soft">{holder.nickname}</span>{' '}
          <span className="soft figures">{holder.operation_id}</span>
        </button>
      ))}
      {found.data?.items.length === 0 ? <p className="soft">{listStrings.holder.nobody}</p> : null}
    </form>
  );
};
