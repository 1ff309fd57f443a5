export { Question } from './question';
export { QuestionList } from './question-list';
export { Rules } from './rules';
