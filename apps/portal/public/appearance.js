// Theme and text size of this device, before the first paint: a classic script that the page waits for; the build writes
// it into the page. The app changes them by storing them and sending the event below.
(() => {
  const root = document.documentElement;
  const colours = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    meta,
    meta.getAttribute('media') ?? '',
  ]);

  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem('fairlead_appearance') ?? '{}') ?? {};
    } catch {
      return {};
    }
  };

  const apply = () => {
    const { theme, textPercent } = stored();
    const isChosen = theme === 'light' || theme === 'dark';
    if (isChosen) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const [meta, media] of colours) {
      meta.setAttribute('media', isChosen ? (media.includes(theme) ? 'all' : 'not all') : media);
    }
    const isSize = typeof textPercent === 'number' && textPercent >= 100 && textPercent <= 200;
    if (isSize && textPercent > 100) root.dataset.text = 'large';
    else delete root.dataset.text;
    root.style.setProperty('--text-scale', String(isSize ? textPercent / 100 : 1));
  };

  apply();
  addEventListener('fairlead-appearance', apply);
  addEventListener('storage', apply);
})();
