export { CampaignsPage } from './campaigns';
export { campaignStrings } from './strings';
