import { Loaded } from '../../../shared/ui/loaded';
import { type SupportTopic, useConversation } from './api';
import { ConversationView } from './conversation';
import './chat.css';

/** The project's own chat with one desk, where `/customer` names it. */
export const OwnChat = ({ topic }: { topic: SupportTopic }) => {
  const query = useConversation(topic);
  return (
    <div className="chat-page">
      <Loaded query={query} lines={8}>
        {(conversation) =>
          conversation ? <ConversationView key={conversation.id} conversation={conversation} /> : null
        }
      </Loaded>
    </div>
  );
};
