export { InboxOnly } from './inbox-only';
export { Outside } from './outside';
