export * from './codes';
export * from './lists';
export * from './reasons';
export * from './support';
