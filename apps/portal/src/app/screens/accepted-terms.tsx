import { AcceptedList } from '../../features/content/legal';

const AcceptedTerms = () => (
  <div className="screen stack">
    <AcceptedList />
  </div>
);

export default AcceptedTerms;
