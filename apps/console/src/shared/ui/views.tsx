import type { RequestOf, ResponseOf } from '@fairlead/contract';
import { list, remove, save, share } from '@fairlead/contract/calls/console-views';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '../api';
import { useCall } from '../api/use-call';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { useDesk, useMay } from '../session/staff';
import { ActDialog } from './act-dialog';
import { Button } from './button';
import { Dialog } from './dialog';
import { Failure } from './failure';
import { listStrings } from './list-strings';
import { RecordLink } from './record-link';

export type ViewPage = RequestOf<typeof list>['page'];
type View = ResponseOf<typeof list>['views'][number];

/** A view that the page comes with. */
export interface Preset {
  readonly name: string;
  /** The query of its address; empty for what the page begins with. */
  readonly query: string;
}

/** Of a list that needs no views of its own. */
export const WHOLE_LIST: readonly Preset[] = [{ name: strings.common.all, query: '' }];
/** Of a list that begins with what is open. */
export const OPEN_FIRST: readonly Preset[] = [
  { name: listStrings.views.open, query: '' },
  { name: strings.common.all, query: 'state=' },
];

/** Where a list stands that has no page to itself. */
const PLACES: Partial<Record<ViewPage, string>> = { queue: '/' };

/** What of an address is a view: not which rows are selected. */
const viewOf = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('sel');
  query.sort();
  return query.toString();
};

interface Props {
  page: ViewPage;
  presets: readonly Preset[];
}

/** Ways of looking at a list: those that it comes with, one's own, and those that are shared. */
export const Views = ({ page, presets }: Props) => {
  const { search } = useLocation();
  const kept = useCall(list, { page }).data?.views ?? [];
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const now = viewOf(search);
  const close = (): void => setOpen(null);
  return (
    <nav className="views" aria-label={listStrings.views.label}>
      {presets.map(({ name, query }) => (
        <ViewLink key={name} page={page} name={name} query={query} now={now} />
      ))}
      {kept.map((view) => (
        <ViewLink
          key={view.id}
          {...{ page, name: view.name, query: view.query, now }}
          title={view.is_shared ? listStrings.views.shared(view.owner) : listStrings.views.own}
        />
      ))}
      <button type="button" className="views__save" onClick={() => setOpen('save')}>
        + {listStrings.views.save}
      </button>
      {kept.length === 0 ? null : (
        <button type="button" className="views__save" onClick={() => setOpen('manage')}>
          {listStrings.views.manage}
        </button>
      )}
      {open === 'save' ? <SaveDialog page={page} query={now} onClose={close} /> : null}
      {open === 'manage' ? <ManageDialog views={kept} onClose={close} /> : null}
    </nav>
  );
};

interface LinkProps {
  page: ViewPage;
  name: string;
  query: string;
  now: string;
  title?: string;
}

const ViewLink = ({ page, name, query, now, title }: LinkProps) => (
  <Link
    className="views__link"
    to={{ pathname: PLACES[page] ?? `/${page}`, search: query }}
    aria-current={viewOf(query) === now ? 'page' : undefined}
    title={title}
  >
    {name}
  </Link>
);

const SaveDialog = ({ page, query, onClose }: { page: ViewPage; query: string; onClose: () => void }) => (
  <ActDialog
    title={listStrings.views.save}
    note={listStrings.views.saveNote}
    name={`view-${page}`}
    fields={[{ name: 'name', kind: 'line', label: listStrings.views.name, maxLength: 40 }]}
    submit={listStrings.views.save}
    onClose={onClose}
    run={({ name }) => callApi(save, { page, name: name.trim(), query })}
  />
);

/** What is kept, with who sees it: only its owner changes a view, an admin may take away what is shared. */
const ManageDialog = ({ views, onClose }: { views: readonly View[]; onClose: () => void }) => (
  <Dialog title={listStrings.views.manage} note={listStrings.views.manageNote} onClose={onClose}>
    {(close) => (
      <>
        <ul className="stack stack--tight">
          {views.map((view) => (
            <Kept key={view.id} view={view} />
          ))}
        </ul>
        <div className="form__actions">
          <Button onClick={close}>{strings.common.close}</Button>
        </div>
      </>
    )}
  </Dialog>
);

const Kept = ({ view }: { view: View }) => {
  const { staff } = useDesk();
  const isAdmin = useMay(share);
  const isOwn = view.owner === staff.username;
  const sharing = useSend(() => callApi(share, { id: view.id, is_shared: !view.is_shared }));
  const removing = useSend(() => callApi(remove, { id: view.id }));
  return (
    <li className="row row--apart">
      <span>
        <strong>{view.name}</strong>{' '}
        <span className="small soft">
          {view.is_shared ? listStrings.views.shared(view.owner) : listStrings.views.own}{' '}
          {view.is_shared ? <RecordLink of="view" id={view.id} /> : null}
        </span>
      </span>
      <span className="row row--tight">
        {isOwn && isAdmin ? (
          <Button inRow sending={sharing.sending} onClick={() => void sharing.send()}>
            {view.is_shared ? listStrings.views.unshare : listStrings.views.share}
          </Button>
        ) : null}
        {isOwn || isAdmin ? (
          <Button inRow look="danger" sending={removing.sending} onClick={() => void removing.send()}>
            {listStrings.views.remove}
          </Button>
        ) : null}
      </span>
      <Failure error={sharing.error ?? removing.error} />
    </li>
  );
};
