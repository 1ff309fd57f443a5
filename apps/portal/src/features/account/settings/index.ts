export { AppearanceSettings } from './appearance-settings';
export { Operator } from './operator';
export { OwnCard } from './own-card';
export { OwnDetails } from './own-details';
export { Places } from './places';
