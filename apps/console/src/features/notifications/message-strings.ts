import type { Channel } from '@fairlead/vocabulary';

const channels: Readonly<Record<Channel, string>> = {
  email: 'E-mail',
  push: 'Push',
  sms: 'Text message',
};

/** What the page of messages outside the app says. */
export const messageStrings = {
  title: 'Messages outside the app',
  empty: 'No messages sent yet.',
  made: 'Written',
  channel: 'Channel',
  channels,
  kind: 'What',
  holder: 'Account holder',
  nobody: 'No account',
  target: 'To',
  attempts: 'Tries',
  next: 'Next try',
  error: 'Last error',
  retry: 'Try again',
} as const;
