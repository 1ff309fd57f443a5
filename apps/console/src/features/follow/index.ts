export { HolderOffers } from './holder-offers';
export { leadStrings } from './strings';
