export { BooksPage } from './books';
export { bookStrings } from './strings';
