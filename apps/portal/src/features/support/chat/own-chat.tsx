import type { ReactNode } from 'react';
import { Loaded } from '../../../shared/ui/loaded';
import { type SupportTopic, useConversation } from './api';
import { ConversationView } from './conversation';
import './chat.css';

/** The project's own chat with one desk, where `/customer` names it. */
export const OwnChat = ({ topic, questions }: { topic: SupportTopic; questions?: ReactNode }) => {
  const query = useConversation(topic);
  return (
    <div className="chat-page">
      <Loaded query={query} lines={8}>
        {(conversation) =>
          conversation ? <ConversationView key={conversation.id} {...{ conversation, questions }} /> : null
        }
      </Loaded>
    </div>
  );
};
