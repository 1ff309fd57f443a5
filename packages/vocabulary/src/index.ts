export * from './codes';
export * from './lists';
export * from './movements';
export * from './reasons';
export * from './support';
