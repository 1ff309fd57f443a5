/** What stands under a text that staff wrote. */
export const written = {
  'faq.versionSince': 'Version {number}, since {time}',
} as const;
