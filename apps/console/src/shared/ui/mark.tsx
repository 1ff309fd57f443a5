/** The product's mark, in the colours of the theme: a ring with a line through it. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 56 56" aria-hidden="true">
    <circle cx="28" cy="28" r="17" fill="none" stroke="var(--accent)" strokeWidth="7" />
    <path d="M3 41 53 15" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
  </svg>
);
