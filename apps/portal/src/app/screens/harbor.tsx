/**
 * The scene above the login: the line runs from the boat through the ring to the quay. Drawn in colors that the page has
 * anyway, since each byte here is part of the first load.
 */
export const Harbor = () => (
  <svg viewBox="0 0 375 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="262" cy="50" r="15" fill="var(--art-sun)" />
    <g fill="var(--accent)">
      <path d="M0 108q47-14 94 0t94 0 94 0 94 0v42H0z" opacity=".25" />
      <path d="M191 46v50h24z" />
    </g>
    <path d="M185 37v59h-27z" fill="var(--on-hero)" />
    <path d="M154 100h66l-12 18h-42z" fill="var(--ink)" />
    <path d="M313 84h62v66h-76z" fill="var(--ink-soft)" />
    <path d="M0 124q47-10 94 0t94 0 94 0 94 0v26H0z" fill="var(--accent)" opacity=".4" />
    <g fill="none" strokeLinecap="round">
      <circle cx="300" cy="78" r="15" stroke="var(--accent)" strokeWidth="7" />
      <path d="M218 103q35 3 64-15l50-26" stroke="var(--ink)" strokeWidth="3" />
    </g>
  </svg>
);
