export { mayDecide } from './deciding';
export { findAnswering, listAnswering, readSince, readStaffNames, readStaffRoles } from './queries';
