/** What stands before the name of a page, drawn on a field of 24 × 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  '/': 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  '/proposals': 'M9 4h6v3H9zM7 5.500H5V21h14V5.500h-2M8.500 14l2.500 2.500 4.500-5',
  '/support': 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5',
  '/objections': 'M6 21V4h11l-2 4 2 4H6',
  '/feedback': 'M12 4l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.800L7 19l1.100-5.500L4 9.700 9.600 9z',
  '/topups': 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 20h14',
  '/withdrawals': 'M12 15V4M7.500 8.500 12 4l4.500 4.500M5 20h14',
  '/payout-runs': 'M4 7h12v11H4zM8 4h12v11M7 11h6M7 14h4',
  '/house': 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  '/bank': 'M4 9l8-5 8 5zM5 20h14M7 10v7M12 10v7M17 10v7',
  '/bank-lines': 'M4 6h16M4 10h16M4 14h10M4 18h10M17 16l2 2 3-4',
  '/cash': 'M3 7h18v10H3zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M6 10v4M18 10v4',
  '/payees': 'M4 6h16v12H4zM4 10h16M7 15h4',
  '/search': 'M10.500 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  '/acceptances': 'M4 9h13M13.500 5.500 17 9l-3.500 3.500M20 15H7M10.500 11.500 7 15l3.500 3.500',
  '/books': 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14',
  '/holders':
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M3 20c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .800 3 2.800 3 5.500',
  '/risk': 'M12 4l9 16H3zM12 10v5M12 17.500v.010',
  '/holds': 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  '/keys': 'M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 13l8-8M16 8l3 3M13.500 10.500l2 2',
  '/plans': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 8.500v7l5.500-3.500z',
  '/reports': 'M5 20V10M10 20V4M15 20v-7M20 20V8',
  '/outbox': 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5',
  '/products': 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  '/texts': 'M6 4h9l4 4v12H6zM14 4v5h5M9 13h7M9 16h5',
  '/campaigns': 'M4 9h16v11H4zM12 9v11M4 9V6h16v3M12 6c-4 0-5-3-2.500-3S12 6 12 6s0-3 2.500-3S16 6 12 6',
  '/notices': 'M6 16v-5.500a6 6 0 0 1 12 0V16l1.500 2h-15zM10 21h4',
  '/notice-templates': 'M5 4h11v12H5zM8 8h5M8 11h3M9 20h10V9',
  '/messages': 'M4 6h16v12H4zM4 7l8 6 8-6',
  '/canned': 'M4 5h16v11h-8l-5 4v-4H4zM13 7.500 9.500 11H14l-3.500 3.500',
  '/contacts': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.500V12l3 2',
  '/audit': 'M5 4h11l3 3v13H5zM8 9h6M8 12h8M8 15h8',
  '/staff': 'M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6zM9.500 12l2 2 3.500-4',
  '/staff-changes': 'M4 12a8 8 0 0 1 14-5.300M18 3v4h-4M20 12a8 8 0 0 1-14 5.300M6 21v-4h4',
  '/webhook-deliveries': 'M4 8h9M4 12h6M4 16h9M13 12h7M16.500 8.500 20 12l-3.500 3.500',
  '/webhooks':
    'M9 8a3 3 0 1 1 4.500 2.600L16 15M8 12a3.500 3.500 0 1 0 3 5h5M16 15a2.500 2.500 0 1 1-1.500 4.500',
};

/** Decoration: the name beside it says the same. */
export const PageIcon = ({ path }: { path: string }) => (
  <svg
    className="pages__icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={DRAWINGS[path]} />
  </svg>
);
