import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { PageIcon } from '../page-icon';
import { searchStrings } from './strings';

const load = async () => ({ default: (await import('./palette')).Palette });
const Palette = lazy(load);

/** Opens the search over everything, by touch or Ctrl+K (⌘K) from every page. */
export const Search = () => {
  const [isOpen, setIsOpen] = useState(false);
  // Fetched before it is asked for: whoever types right after the keys would lose the first letters.
  useEffect(() => void load(), []);
  // A key pressed as soon as the page is there to be seen counts.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // Where a dialog is open, an act is under way: nothing is laid over it.
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button type="button" className="button desk__find" onClick={() => setIsOpen(true)}>
        <PageIcon path="/search" />
        <span>{searchStrings.open}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
