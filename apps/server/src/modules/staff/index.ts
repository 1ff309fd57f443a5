export { mayDecide, readDeciders } from './deciding';
export {
  findAnswering,
  findStaff,
  listAnswering,
  readSince,
  readStaffNames,
  readStaffRoles,
} from './queries';
