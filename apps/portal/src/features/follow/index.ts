export { CurrentLead } from './current-lead';
export { OwnLead } from './own-lead';
export { FollowRecords } from './record-list';
