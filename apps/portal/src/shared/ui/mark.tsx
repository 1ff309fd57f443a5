/** The programme's mark, written into the page so that it comes with the first paint; its name stands beside it. */
export const Mark = ({ loading = false }: { loading?: boolean }) => (
  <svg className={`mark ${loading ? 'mark--loading' : ''}`} viewBox="0 0 56 56" aria-hidden="true">
    <circle className="mark__ring" cx="28" cy="28" r="17" />
    <path className="mark__line" d="M3 41 53 15" pathLength="1" />
    <path className="mark__gap" d="M3 41 53 15" pathLength="1" />
  </svg>
);

/** The mark at the end of an act: the ring closes, the line becomes a tick. */
export const DoneMark = () => (
  <svg className="mark mark--done" viewBox="0 0 56 56" aria-hidden="true">
    <circle className="mark__ring" cx="28" cy="28" r="17" pathLength="1" />
    <path className="mark__line" d="M20 28 27 35 51 11" pathLength="1" />
  </svg>
);
