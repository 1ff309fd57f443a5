export { copyDataFolder, sizeOfDataFolder } from './copy-data-folder';
export { copyTree, syncPath } from './copy-tree';
