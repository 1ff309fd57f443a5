export { mayDecide, readDeciders } from './deciding';
export { readActorNames } from './names';
export {
  findAnswering,
  findStaff,
  listAnswering,
  readDuty,
  readFormerAdmins,
  readSince,
  readStaffNames,
  readStaffRoles,
  setOnDuty,
} from './queries';
