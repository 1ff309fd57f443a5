export { NOT_FOR_HOLDERS, NUMBERS_OF_BANKS, textsOf } from './fields';
export { faultOfNickname } from './nickname';
export { faultOfText, faultsOfTexts, readableHosts } from './outgoing';
export { carriesPaymentDetails } from './payment';
export { atAGlance, plain } from './plain';
export { posesAsStaff } from './staff-names';
