export { textStrings } from './strings';
export { TextPage } from './text';
export { TextsPage } from './texts';
