const PATHS = {
  back: 'M15 4 7 12l8 8',
  bell: 'M6 16V10.5a6 6 0 0 1 12 0V16l1.5 2h-15zM10 21h4',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18',
  service:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zM20 14a2 2 0 0 0-4 0v3a2 2 0 0 0 4 0zM18 19c0 2-2 2.500-5 2.500',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  next: 'M9 5l7 7-7 7',
  check: 'M5 12.500 10 17.500 19.500 7',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.500v.01',
  topup: 'M4 7h16v12H4zM4 11h16M12 3v4',
  attach: 'M8 12.500 14.500 6a3.250 3.250 0 0 1 4.600 4.600l-8.100 8.100a5 5 0 0 1-7.100-7.100L12 3.500',
  send: 'M4 12 20 4l-5 16-3.500-6.500zM11.500 13.500 20 4',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 8h11v13H9zM15 8V3H4v13h5',
  bank: 'M4 10 12 4l8 6zM5 20h14M7 10v7M12 10v7M17 10v7',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2',
  erase: 'M8 5h13v14H8l-6-7zM11 9l6 6M17 9l-6 6',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn line in the colour of the text; decoration only, its button carries the name. */
export const Line = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.5rem"
    height="1.5rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** One of the icons that nearly every screen uses. */
export const Icon = ({ name }: { name: IconName }) => <Line path={PATHS[name]} />;
