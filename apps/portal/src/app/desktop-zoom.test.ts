import { describe, expect, it } from 'vitest';
import { pageScale } from './desktop-zoom';

const desktop = { hasTouch: false, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };

describe('the scale of the page', () => {
  it.each([751, 1440, 2560])(
    'zooms a desktop %i wide as specified, and text stands at its ordinary size',
    (widthPx) => {
      const { zoom, fontSizePx } = pageScale({ ...desktop, widthPx });
      expect(zoom).toBeCloseTo((750 / widthPx) * 0.8, 10);
      expect(fontSizePx * zoom).toBeCloseTo(16, 10);
    },
  );

  it.each([
    ['a narrow window', { ...desktop, widthPx: 750 }],
    ['a tablet with touch', { ...desktop, widthPx: 768, hasTouch: true }],
    ['a phone on its side', { widthPx: 932, hasTouch: true, userAgent: 'iPhone' }],
  ])('leaves %s as it is', (_what, device) => {
    expect(pageScale(device)).toEqual({ zoom: 1, fontSizePx: 16 });
  });

  it('zooms a wide touch screen of a desktop', () => {
    expect(pageScale({ ...desktop, widthPx: 1_440, hasTouch: true }).zoom).toBeLessThan(1);
  });
});
