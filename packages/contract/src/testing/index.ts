export { type FakeServer, fakeServer, lost, refused, sentenceOf } from './fake-server';
export { type Part, sample } from './sample';
