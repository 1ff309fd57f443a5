export { remakeImage } from './image';
export { type FileTable, fillHashes, KEPT_COLUMNS, type Kept, keepBytes, readBytes } from './kept-bytes';
export { readFileUrls, serveFiles } from './links';
export { countFiles, hasObjects, type Moved, type MoveTo, moveFiles } from './move';
export { orphanObjects } from './orphans';
export { filesJobs, filesRoutes } from './routes';
export { claimFiles, freeFile, isClaimed, readImage, STAFF_FILES, UPLOADS } from './store';
export { LANDING_PAGE, sendLandingPage, sendStored } from './stored-file';
