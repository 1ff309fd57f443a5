export { mayDecide, readDeciders } from './deciding';
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
