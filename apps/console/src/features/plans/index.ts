export { planColumns } from './plan-columns';
export { PlansPage } from './plans';
export { reportEntryStrings, reportStrings } from './report-strings';
export { ReportsPage } from './reports';
export { planStrings } from './strings';
