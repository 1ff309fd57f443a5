export { remakeImage } from './image';
export { fileUrl, readFileUrls, serveFiles } from './links';
export { filesJobs, filesRoutes } from './routes';
export { claimFiles, isClaimed, readImage, STAFF_FILES } from './store';
