import './key.css';

/** The key that does the same as what it stands in; those who hear the page are told by the button itself. */
export const Key = ({ children }: { children: string }) => (
  <span className="keycap" aria-hidden="true">
    {children}
  </span>
);
