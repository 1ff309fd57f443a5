export { mayDecide, readDeciders } from './deciding';
export {
  findAnswering,
  findStaff,
  listAnswering,
  readDuty,
  readSince,
  readStaffNames,
  readStaffRoles,
  setOnDuty,
} from './queries';
