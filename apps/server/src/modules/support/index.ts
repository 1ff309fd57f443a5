export { supportJobs, supportRoutes } from './routes';
export { serveSockets } from './sockets';
export { openCaseInChat, sendCaseCard } from './topup-case';
