import { find } from '@fairlead/contract/calls/search';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { actBegun } from '../../shared/ui/acts';
import { Money } from '../../shared/ui/figures';
import { StateTag } from '../../shared/ui/state-tag';
import { pages } from '../pages';
import { acts } from './acts';
import { placeOf, type Result } from './places';
import { searchStrings } from './strings';
import './palette.css';

/** What is typed is searched for once the person pauses: each search is on record. */
const PAUSE_MS = 250;

const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};

/** Results of one kind under one heading, the best fit's kind first. */
const byKind = (results: readonly Result[]) =>
  [...new Set(results.map(({ kind }) => kind))].map(
    (kind) => [kind, results.filter((result) => result.kind === kind)] as const,
  );

/** What the server answers with a code is read in words. */
const NAMED_BY_CODE: ReadonlySet<Result['kind']> = new Set([
  ...([
    'payout_destination',
    'withdrawal',
    'topup',
    'proposal',
    'transaction',
    'programme_entry',
    'payee',
    'objection',
    'content',
  ] as const),
]);
const detailOf = ({ kind, detail }: Result): string =>
  NAMED_BY_CODE.has(kind) && detail !== '' ? words(detail) : detail;

const Row = ({ result }: { result: Result }) => (
  <>
    <span className="palette__title">
      {result.title}{' '}
      <span className="soft">
        {[detailOf(result), result.holder === result.title ? null : result.holder]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    {result.amount_minor === null ? null : <Money amountMinor={result.amount_minor} />}
    {result.state === null ? null : <StateTag state={result.state} />}
  </>
);

/** The page that an act is of, by its name in the list of pages. */
const pageOf = (path: string): string | undefined =>
  pages.find((page) => page.title !== undefined && `${path}/`.startsWith(`${page.path}/`))?.title;

/** What this person may open or begin, by any words of its name. */
const useNamed = (typed: string) => {
  const { staff } = useDesk();
  const wanted = typed.trim().toLowerCase().split(/\s+/);
  const fits = (name: string): boolean => wanted.every((word) => name.toLowerCase().includes(word));
  return {
    named: pages.filter(({ title, call }) => title !== undefined && may(staff, call) && fits(title)),
    begun: acts.filter(({ label, call, path }) => may(staff, call) && fits(`${label} ${pageOf(path)}`)),
  };
};

interface NamedProps {
  heading: string;
  places: readonly { readonly name: string; readonly page?: string | undefined; readonly open: () => void }[];
}

/** What is chosen by its name alone. */
const Named = ({ heading, places }: NamedProps) =>
  places.length === 0 ? null : (
    <Command.Group heading={heading}>
      {places.map(({ name, page, open }) => (
        <Command.Item key={name} className="palette__item" value={`${heading} ${name}`} onSelect={open}>
          <span className="palette__title">
            {name} {page ? <span className="soft">{page}</span> : null}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );

const Keys = () => (
  <p className="palette__keys small soft" aria-hidden="true">
    <kbd>↑</kbd> <kbd>↓</kbd> {searchStrings.keys.move} <kbd>↵</kbd> {searchStrings.keys.open} <kbd>Esc</kbd>{' '}
    {searchStrings.keys.close}
  </p>
);

interface Props {
  readonly onClose: () => void;
}

/** Finds anything by what is in hand, and any page by its name; the keyboard is enough. */
export const Palette = ({ onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = usePaused(typed);
  const { data, isFetching, isError } = useCall(find, { query }, { enabled: query !== '', onRecord: true });
  const results = query === '' ? [] : (data?.results ?? []);
  const { named, begun } = useNamed(typed);
  useEffect(() => {
    dialog.current?.showModal();
    // What is opened first has the focus by itself, which is the frame of the list: what is typed would be lost.
    input.current?.focus();
  }, []);
  const said = (): string => {
    if (query === '') return searchStrings.hint;
    if (isError) return searchStrings.failed;
    if (isFetching || query !== typed.trim()) return searchStrings.searching;
    return results.length + named.length + begun.length === 0 ? searchStrings.nothing : '';
  };
  const go = (path: string, options?: NavigateOptions): void => {
    dialog.current?.close();
    void navigate(path, options);
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={searchStrings.open} onClose={onClose}>
      <Command shouldFilter={false} loop label={searchStrings.open}>
        <Command.Input
          ref={input}
          className="palette__input"
          value={typed}
          onValueChange={setTyped}
          placeholder={searchStrings.label}
          maxLength={100}
        />
        <Command.List className="palette__list">
          {byKind(results).map(([kind, found]) => (
            <Command.Group key={kind} heading={searchStrings.kinds[kind]}>
              {found.map((result) => (
                <Command.Item
                  key={result.id}
                  className="palette__item"
                  value={`${kind} ${result.id}`}
                  onSelect={() => go(placeOf(result))}
                >
                  <Row result={result} />
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          <Named
            heading={searchStrings.pages}
            places={named.map(({ path, title = '' }) => ({ name: title, open: () => go(path) }))}
          />
          <Named
            heading={searchStrings.actions}
            places={begun.map(({ label, path }) => ({
              ...{ name: label, page: pageOf(path) },
              open: () => go(path, { state: actBegun(label) }),
            }))}
          />
        </Command.List>
        <p className="palette__say small soft" role="status">
          {said()}
        </p>
        <Keys />
      </Command>
    </dialog>
  );
};
