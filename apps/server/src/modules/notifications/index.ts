export { readFormerAddresses } from './channels/former-addresses';
export { chooseChannels, readOutside, subscribeDevice, unsubscribeDevice } from './channels/own-choice';
export {
  isMailConfigured,
  isSmsConfigured,
  type Mail,
  sendMail,
  sendText,
} from './channels/send-mail';

export { notify } from './notify';
export { createNoticeList } from './own-notices';
export { broadcastKind } from './propose-broadcast';
export { notificationsJobs } from './publish';
export { notificationsRoutes } from './routes';
export { COUNTED_MS, lettersOf, RECIPIENTS_MAX } from './same-text';
export { readNoticeTitles } from './titles';
