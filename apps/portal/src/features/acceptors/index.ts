export { AcceptanceList } from './acceptance-list';
export { Banner } from './banner';
export { Exchange } from './exchange';
