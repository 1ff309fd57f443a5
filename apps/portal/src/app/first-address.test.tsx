import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useFirstAddress } from './first-address';

const Shown = () => {
  // Somebody goes elsewhere before the router listens.
  if (location.hash === '#/plan/detail?id=1') history.replaceState(null, '', '#/plan?show=products');
  useFirstAddress();
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
};

const show = async (address: string): Promise<string | undefined> => {
  history.replaceState(null, '', address);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <HashRouter>
        <Shown />
      </HashRouter>,
    ),
  );
  const shown = place.textContent;
  await act(async () => root.unmount());
  return shown;
};

describe('the address of the first rendering', () => {
  it('is the one that the browser shows, also where it changed meanwhile', async () => {
    expect(await show('#/plan/detail?id=1')).toBe('/plan?show=products');
  });

  it.each(['/login', '/plan?show=products', '/'])('%s stays as it is', async (address) => {
    expect(await show(`#${address}`)).toBe(address);
  });
});
