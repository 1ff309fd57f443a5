export { CurrentLead } from './current-lead';
export { FollowRecords } from './record-list';
