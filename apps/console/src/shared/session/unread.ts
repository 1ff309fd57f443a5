import { observable } from '@fairlead/ui/observable';

/** How many chats have something new for whoever is signed in; the title of every page begins with it. */
export const unreadChats = observable(0);
