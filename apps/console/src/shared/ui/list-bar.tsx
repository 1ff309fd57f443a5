import { deviceClock } from '@fairlead/ui/clock';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';
import type { Column } from './data-table';
import { Dialog } from './dialog';
import { listStrings } from './list-strings';
import { Popover } from './popover';
import type { useDensity, useHiddenColumns } from './table-view';

interface Props {
  columns: readonly Pick<Column<never>, 'head' | 'look'>[];
  hidden: ReturnType<typeof useHiddenColumns>;
  density: ReturnType<typeof useDensity>;
  updatedAt: number;
  isUpdating: boolean;
  /** What all its rows come to. */
  sums: ReactNode;
  /** What is done with the whole list. */
  children: ReactNode;
}

/** Over a list: how new it is, and how it is looked at. */
export const ListBar = ({ columns, hidden, density, updatedAt, isUpdating, sums, children }: Props) => (
  <div className="list-bar">
    <div className="row">
      {sums}
      <Updated at={updatedAt} isUpdating={isUpdating} />
    </div>
    <div className="row row--tight">
      <Popover label={listStrings.columns} className="button button--row">
        {() => (
          <fieldset className="field field--several">
            <legend className="hidden-text">{listStrings.columns}</legend>
            {/* The first says which row it is, and what is done stays at hand. */}
            {columns.slice(1).map(({ head, look }) =>
              look === 'acts' ? null : (
                <label key={head} className="field__tick">
                  <input
                    type="checkbox"
                    checked={!hidden.isHidden(head)}
                    onChange={() => hidden.toggle(head)}
                  />
                  <span>{head}</span>
                </label>
              ),
            )}
          </fieldset>
        )}
      </Popover>
      <Button inRow onClick={density.toggle}>
        {density.isCompact ? listStrings.comfortable : listStrings.compact}
      </Button>
      {children}
    </div>
  </div>
);

const TICK_MS = 5_000;

/** How long ago something was read; it is not read out again and again. */
export const Updated = ({ at, isUpdating }: { at: number; isUpdating: boolean }) => {
  const [now, setNow] = useState(() => deviceClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - at) / 1_000));
  return (
    <span className="small soft list-bar__age">
      <span className={`dot ${isUpdating ? 'dot--busy' : ''}`} aria-hidden="true" />
      {isUpdating ? listStrings.updating : listStrings.updated(seconds)}
    </span>
  );
};

interface NewRowsProps {
  newRows: number;
  goneRows: number;
  show: () => void;
  /** The key of a page that is one list does the same. */
  hasKey: boolean;
}

/** What would have moved the rows, as a button: nothing moves under the hand. */
export const NewRows = ({ newRows, goneRows, show, hasKey }: NewRowsProps) => (
  <div role="status" className="new-rows">
    {newRows + goneRows === 0 ? null : (
      <button type="button" className="new-rows__button" onClick={show}>
        {listStrings.show(newRows, goneRows)} {hasKey ? <kbd>.</kbd> : null}
      </button>
    )}
  </div>
);

/** What the keys of a list do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={listStrings.keys.title} note={listStrings.keys.note} onClose={onClose}>
    {(close) => (
      <>
        <dl className="keys">
          {listStrings.keys.list.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="form__actions">
          <Button onClick={close}>{listStrings.keys.close}</Button>
        </div>
      </>
    )}
  </Dialog>
);
