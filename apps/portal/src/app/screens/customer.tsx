import { useSearchParams } from 'react-router';
import { OwnChat } from '../../features/support/chat';
import { ContactPage } from '../../features/support/contacts';

const Customer = () => {
  const [search] = useSearchParams();
  return <ContactPage asked={search.get('url')} ownChat={(topic) => <OwnChat key={topic} topic={topic} />} />;
};

export default Customer;
