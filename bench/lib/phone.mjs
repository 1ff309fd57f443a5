// A slow phone: Chromium with touch, a CPU four times slower and slow 4G as Chromium's own tools define it.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/lib/chromium.mjs';

const SLOWER_TIMES = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
};

export const openBrowser = () => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
};

/** Runs in the page before its scripts: keeps every layout shift, and how long each tap waited for its answer. */
const watchPage = () => {
  const seen = { shift: 0, taps: new Map() };
  Object.defineProperty(window, 'benchSeen', { value: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) seen.taps.set(interactionId, Math.max(seen.taps.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/**
 * A page with an empty cache and a storage of its own.
 * @param storage what localStorage holds from the start
 */
export const openPhone = async (browser, storage = {}) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    page,
    bytes: () => bytes,
    shift: () => page.evaluate(() => window.benchSeen.shift),
    tapsMs: () => page.evaluate(() => [...window.benchSeen.taps.values()]),
    close: () => context.close(),
  };
};
