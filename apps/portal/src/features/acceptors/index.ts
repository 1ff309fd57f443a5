export { AcceptanceList } from './acceptance-list';
export { Banner } from './banner';
export { CodeForm } from './code-form';
export { CurrentAcceptance } from './current-acceptance';
