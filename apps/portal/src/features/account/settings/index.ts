export { AppearanceSettings } from './appearance-settings';
export { Operator } from './operator';
export { OwnDetails } from './own-details';
export { Places } from './places';
