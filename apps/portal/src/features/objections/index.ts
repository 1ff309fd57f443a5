export { ObjectionForm } from './objection-form';
export { ObjectionList } from './objection-list';
export { subjectOf } from './subject';
