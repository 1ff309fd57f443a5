export { AcceptanceList } from './acceptance-list';
export { CodeForm } from './code-form';
export { CurrentAcceptance } from './current-acceptance';
