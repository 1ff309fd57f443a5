export { AppearanceSettings } from './appearance-settings';
export { Operator } from './operator';
export { Places } from './places';
