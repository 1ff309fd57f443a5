export { FirstQuestions } from './first-questions';
export { Question } from './question';
export { QuestionList } from './question-list';
export { Rules } from './rules';
