import { useSearchParams } from 'react-router';
import { ContactPage } from '../../features/customer';

const Customer = () => {
  const [search] = useSearchParams();
  return <ContactPage asked={search.get('url')} />;
};

export default Customer;
