export { CheckFailed, Checking } from './checking';
export { Reopen } from './reopen';
export { useEntering } from './use-entering';
export { Welcome } from './welcome';
