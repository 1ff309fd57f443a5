export * from './causes';
export * from './codes';
export * from './lists';
export * from './movements';
export * from './proposals';
export * from './reasons';
export * from './support';
