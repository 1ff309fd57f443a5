/** The storage of files cannot be reached or does not do its work: nothing was done, and it may be asked again. */
export class StorageUnavailable extends Error {}

/** What a row of a file names is gone, or is not what was sent. */
export class FileLost extends Error {}
