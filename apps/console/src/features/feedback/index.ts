export { FeedbackPage } from './feedback';
export { feedbackStrings } from './strings';
