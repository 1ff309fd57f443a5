export { CampaignsPage } from './campaigns';
export { GiveCouponDialog } from './dialogs';
export { campaignStrings } from './strings';
