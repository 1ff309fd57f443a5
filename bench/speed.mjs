// How quick the portal is on a slow phone: Chromium with a CPU four times slower and slow 4G, held in one run against a
// bare React form and a small app of antd-mobile, each side loaded in turn.
//   npm run build && node bench/speed.mjs          ROUNDS=5 sets the number of loads
import { medianOf, percentileOf, reportMost } from './lib/figures.mjs';
import { buildPeers } from './lib/peers.mjs';
import { openBrowser } from './lib/phone.mjs';
import { openProduct } from './lib/product.mjs';
import { coldDeepLink, firstVisit, repeatVisit, tapAround } from './lib/visits.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);

const peers = await buildPeers();
const product = await openProduct();
const browser = await openBrowser();
const results = { bare: [], antd: [], login: [], repeat: [], adCentre: [], shifts: [] };
try {
  const login = `${product.origin}/#/login`;
  for (let round = 1; round <= ROUNDS; round += 1) {
    results.bare.push(await firstVisit(browser, peers.bareReact));
    results.antd.push(await firstVisit(browser, peers.antdMobile));
    results.login.push(await firstVisit(browser, login));
    results.repeat.push(await repeatVisit(browser, login));
    results.adCentre.push(await coldDeepLink(browser, product));
    const at = (name) => Math.round(results[name].at(-1).ms);
    console.log(
      `round ${round}: typed on bare React ${at('bare')} ms, antd-mobile ${at('antd')} ms, #/login ${at('login')} ms, ` +
        `again ${at('repeat')} ms; figures of the ad centre ${at('adCentre')} ms`,
    );
  }
  const taps = await tapAround(browser, product);
  const ms = (name) => medianOf(results[name].map((one) => one.ms));
  const bytes = (name) => Math.round(medianOf(results[name].map((one) => one.bytes)) / 100) / 10;
  const shift = Math.max(...[...results.login, ...results.adCentre, taps].map((one) => one.shift));
  console.log(`bytes, headers included: bare React ${bytes('bare')} KB, antd-mobile ${bytes('antd')} KB`);
  reportMost('#/login in all, KB', bytes('login'), 100);
  reportMost('#/login ÷ bare React, a character typed', ms('login') / ms('bare'), 1.1);
  reportMost('#/login ÷ antd-mobile, a character typed', ms('login') / ms('antd'), 1);
  reportMost('#/login on a repeat visit, typed, ms', ms('repeat'), 1000);
  reportMost('figures of the ad centre after a cold deep link, ms', ms('adCentre'), 2500);
  reportMost('taps answered, 95 % of them, ms', percentileOf(taps.tapsMs, 95), 100);
  reportMost('layout shift, the worst visit', shift, 0.02);
} finally {
  await browser.close();
  await product.stop();
  await peers.close();
}
