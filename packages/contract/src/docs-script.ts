/**
 * The script of the docs page: search over the calls. Without it the page is whole, and the browser's own search finds what
 * is on it. Every word must stand somewhere in a call: its name, its address, a field, a reason of a refusal. `/` leads to
 * the field, Enter to the first call that is left, Escape shows all of them again.
 */
export const docsScript = `'use strict';
const form = document.querySelector('[role=search]');
const field = form.querySelector('input');
const status = form.querySelector('[role=status]');
const articles = [...document.querySelectorAll('article')];
const linkTo = (id) => document.querySelector('nav a[href="#' + id + '"]').parentElement;
const texts = new Map();
const textOf = (article) => {
  if (!texts.has(article)) texts.set(article, (article.id + ' ' + article.textContent).toLowerCase());
  return texts.get(article);
};
const search = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const article of articles) {
    const isLeft = words.every((word) => textOf(article).includes(word));
    article.hidden = !isLeft;
    linkTo(article.id).hidden = !isLeft;
  }
  for (const section of document.querySelectorAll('main section')) {
    section.hidden = words.length > 0 && section.querySelector('article:not([hidden])') === null;
    linkTo(section.id).hidden = section.hidden;
  }
  document.body.classList.toggle('searching', words.length > 0);
  const left = articles.filter(({ hidden }) => !hidden);
  status.textContent = words.length === 0 ? '' : left.length + ' found';
  return left;
};
form.hidden = false;
field.addEventListener('input', search);
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  field.value = '';
  search();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [first] = search();
  if (first === undefined) return;
  location.hash = first.id;
  first.focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field) return;
  event.preventDefault();
  field.focus();
});
`;
