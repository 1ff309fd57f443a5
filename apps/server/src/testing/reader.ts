/** What comes with every call besides its request, where a test says nothing of it. */
export const READER = {
  lang: 'en',
  timeZone: 'UTC',
  address: '',
  userAgent: '',
  cookies: '',
  setCookie: () => {},
} as const;
