import { conversations } from '@fairlead/contract/calls/support-staff';
import { CHAT_TAGS, CONVERSATION_STATES, SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useList } from '../../shared/api/use-call';
import { holderOfRow } from '../../shared/lib/holder-of-row';
import { useShortcuts } from '../../shared/lib/shortcuts';
import { strings } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { ExportButton } from '../../shared/ui/export-button';
import { FilterBar } from '../../shared/ui/filter-bar';
import { Reading } from '../../shared/ui/reading';
import { useFilter, useTextFilter } from '../../shared/ui/use-filter';
import { useListFilters } from '../../shared/ui/use-list-filters';
import type { DeskConversation } from './conversation-shape';
import { DeskRow } from './desk-row';
import { supportStrings } from './strings';
import { useConversation } from './use-conversation';
import { useDeskCounts } from './use-desk-counts';

const VIEWS = ['mine', 'unassigned', 'waiting', 'snoozed', 'all'] as const;
type View = (typeof VIEWS)[number];
const PARTIES = ['holders', 'guests', 'objecting'] as const;
const PAUSE_MS = 300;

const FILTERS = [
  { name: 'topic', label: supportStrings.topic, values: SUPPORT_TOPICS },
  { name: 'state', values: CONVERSATION_STATES },
  { name: 'party', label: supportStrings.party, values: PARTIES },
  { name: 'tag', label: supportStrings.tag, values: CHAT_TAGS },
  { kind: 'holder' },
] as const;

/** The browser's own address, which may be ahead of what is drawn; undefined under a router that keeps its own. */
const askedAddress = (): { readonly pathname: string; readonly search: string } | undefined => {
  const { pathname, search } = new URL(window.location.hash.slice(1), window.location.origin);
  return window.location.hash === '' ? undefined : { pathname, search };
};

/**
 * What is typed is searched for once the person pauses: each search is on record. Not while a chat that they opened meanwhile
 * is still being drawn: that would take them back from it.
 */
const SearchField = ({ value, onSearch }: { value: string; onSearch: (query: string) => void }) => {
  const [typed, setTyped] = useState(value);
  const sought = useRef([value]);
  // What the address asks for and was not typed here, such as nothing after a press on the menu, is what the list shows.
  useEffect(() => {
    const place = sought.current.lastIndexOf(value);
    sought.current = place < 0 ? [value] : sought.current.slice(place);
    if (place < 0) setTyped(value);
  }, [value]);
  const latest = useRef({ onSearch, drawn: '' });
  const { pathname } = useLocation();
  useEffect(() => {
    latest.current = { onSearch, drawn: pathname };
  });
  useEffect(() => {
    const search = (): void => {
      const { onSearch: seek, drawn } = latest.current;
      if ((askedAddress()?.pathname ?? drawn) !== drawn) {
        timer = setTimeout(search, PAUSE_MS);
        return;
      }
      sought.current.push(typed.trim());
      seek(typed.trim());
    };
    let timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <input
      type="search"
      className="field__input desk-list__find"
      aria-label={supportStrings.find}
      placeholder={supportStrings.find}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would empty the field, and the list lose what it was searched for.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
};

const ViewTabs = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const counts = useDeskCounts();
  return (
    <fieldset className="desk-tabs" aria-label={supportStrings.list}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className="desk-tabs__tab"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          {supportStrings.views[one]}
          {one === 'all' || !counts?.[one] ? null : <span className="soft figures"> {counts[one]}</span>}
        </button>
      ))}
    </fieldset>
  );
};

/**
 * The rows with the chosen one where it stood when it was chosen, behind those that stood before it: an answer neither
 * moves it nor takes it away, so that whoever waited after it still comes next.
 */
const useRowsWithChosen = (
  rows: readonly DeskConversation[] | undefined,
  chosen: DeskConversation | undefined,
): readonly DeskConversation[] | undefined => {
  const [stood, setStood] = useState<{ id: string; before: ReadonlySet<string> }>();
  const found = rows?.findIndex(({ id }) => id === chosen?.id) ?? -1;
  if (rows && chosen && found >= 0 && stood?.id !== chosen.id) {
    setStood({ id: chosen.id, before: new Set(rows.slice(0, found).map(({ id }) => id)) });
  }
  if (!rows || !chosen) return rows;
  const others = rows.filter(({ id }) => id !== chosen.id);
  const before = stood?.id === chosen.id ? stood.before : new Set();
  const place = others.findLastIndex(({ id }) => before.has(id)) + 1;
  return others.toSpliced(place, 0, rows[found] ?? chosen);
};

/** Moves through the list by keys. */
const useMoving = (rows: readonly DeskConversation[], id: string | undefined): void => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasMoved = useRef(false);
  const move = (by: number): void => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at < 0 ? 0 : at + by];
    if (!next) return;
    hasMoved.current = true;
    // What was just searched for may not be drawn yet, and is not to be lost.
    void navigate({ pathname: `/support/${next.id}`, search: askedAddress()?.search ?? search });
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  useEffect(() => {
    const chosen = id === undefined ? null : document.querySelector('.desk-row--chosen');
    chosen?.scrollIntoView?.({ block: 'nearest' });
    // Enter would else press what had the focus before, such as a page of the menu.
    if (hasMoved.current) chosen?.querySelector('a')?.focus({ preventScroll: true });
    hasMoved.current = false;
  }, [id]);
};

const useDeskRequest = () => {
  const { value: view = 'waiting', setValue: setView } = useFilter<View>('view', VIEWS, 'waiting');
  const { value: query, setValue: setQuery } = useTextFilter('q');
  const { fields, request: narrowed } = useListFilters(FILTERS);
  const request = {
    ...narrowed,
    ...(view === 'all' ? {} : { view }),
    ...(query === '' ? {} : { query }),
  };
  return { view, setView, query, setQuery, fields, request };
};

/** Everybody who wrote: the ones who wait first, the longest of them at the top. */
export const DeskList = ({ id }: { id: string | undefined }) => {
  const { view, setView, query, setQuery, fields, request } = useDeskRequest();
  const list = useList(conversations, request);
  const opened = useConversation(id);
  const rows = useRowsWithChosen(list.rows, opened.data?.pages[0]?.conversation);
  useMoving(rows ?? [], id);
  return (
    <>
      <div className="desk-list__tools">
        <SearchField value={query} onSearch={(typed) => (typed === query ? undefined : setQuery(typed))} />
        <details className="desk-list__filters">
          <summary className="small soft">{supportStrings.filters}</summary>
          <div className="desk-list__fields">
            <FilterBar fields={fields} username={holderOfRow(list.rows?.[0])} />
            <ExportButton call={conversations} request={request} label={supportStrings.title} />
          </div>
        </details>
        <ViewTabs view={view} onChange={setView} />
      </div>
      <section className="desk-list__rows" aria-label={supportStrings.title}>
        <Reading query={list} data={rows}>
          {(found) => (
            <>
              {found.length === 0 ? (
                <p className="desk-list__empty soft">
                  {query === '' ? supportStrings.emptyView[view] : supportStrings.notFound}
                </p>
              ) : (
                <ul>
                  {found.map((row) => (
                    <DeskRow key={row.id} conversation={row} isChosen={row.id === id} />
                  ))}
                </ul>
              )}
              {list.hasNextPage ? (
                <Button sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {strings.common.more}
                </Button>
              ) : null}
            </>
          )}
        </Reading>
      </section>
    </>
  );
};
