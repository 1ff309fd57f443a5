/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked = {
  'blocked.tag.not_activated': 'Waiting to be activated',
  'blocked.tag.disabled': 'Disabled',
  'blocked.tag.closed': 'Closed',
  'blocked.title.not_activated': 'Your account waits to be activated',
  'blocked.title.disabled': 'Your account is disabled, your money is yours',
  'blocked.title.closed': 'Your account is closed',
  'blocked.text.not_activated':
    'Our staff do that. You do not have to do or pay anything for it; this page changes by itself once it is done.',
  'blocked.text.disabled':
    'You cannot fund plans for now. Plans that run end and settle as usual, and what is listed here stays open to you.',
  'blocked.text.closed':
    'Your chat, your notices and your statement stay open to you, and payouts that are under way go on.',
  'blocked.objectNote': 'Another person answers by a set date',
  'blocked.available': '{amount} is available',
  'blocked.chat': 'Chat with support',
  'blocked.chatNote': 'Your history is kept',
  'blocked.closeNote': 'Everything is paid out to you',
  'blocked.underWay': '{amount} is on its way to you',
  'blocked.left': '{amount} is still in your account',
  'blocked.later': '{amount} is still to come',
} as const;
