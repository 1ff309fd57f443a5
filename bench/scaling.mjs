// `node bench/scaling.mjs`: computes the tables of docs/scaling.md from bench/costs.json, bench/figures.json and
// bench/lib/scaling/assumptions.mjs. `npm run bench -- --keep` does it too.
import { writeScaling } from './lib/scaling/page.mjs';

writeScaling();
