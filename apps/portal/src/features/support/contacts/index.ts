export { ChatList } from './chat-list';
export { ContactPage } from './contact-page';
