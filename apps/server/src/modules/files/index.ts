export { remakeImage } from './image';
export { readFileUrls, serveFiles } from './links';
export { filesJobs, filesRoutes } from './routes';
export { claimFiles, freeFile, isClaimed, readImage, STAFF_FILES } from './store';
export { LANDING_PAGE, sendStored } from './stored-file';
