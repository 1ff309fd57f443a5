export { OwnChat } from './own-chat';
