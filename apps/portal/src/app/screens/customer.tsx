import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnChat } from '../../features/support/chat';
import { ContactPage } from '../../features/support/contacts';

/** Only who has not begun, or whose matter is closed, is offered them. */
const FirstQuestions = lazy(async () => ({
  default: (await import('../../features/content')).FirstQuestions,
}));

const QUESTIONS = (
  <Suspense fallback={<div className="skeleton waiting__block" />}>
    <FirstQuestions />
  </Suspense>
);

const Customer = () => {
  const [search] = useSearchParams();
  return (
    <ContactPage
      asked={search.get('url')}
      ownChat={(topic) => <OwnChat key={topic} topic={topic} questions={QUESTIONS} />}
    />
  );
};

export default Customer;
