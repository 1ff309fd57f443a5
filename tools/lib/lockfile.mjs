/**
 * Keeps `package-lock.json` whole. A registry mirror may lack the builds of a library for other platforms; npm then
 * leaves them out of the lockfile, and `npm ci` refuses that lockfile everywhere. Their names tell all that npm needs.
 */

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** @param {string} name such as `@biomejs/cli-linux-x64-musl` */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = systems.find((word) => words.includes(word));
  const processor = processors.find((word) => words.includes(word));
  if (!processor) return undefined;
  return {
    ...(system ? { os: [system] } : {}),
    cpu: [processor],
    ...(system === 'linux' && words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
  };
}

/** Where Node would look for `name`, seen from the package at `path`, the nearest place first. */
export function places(path, name) {
  const parts = path === '' ? [] : path.split('/node_modules/');
  const above = parts.map((_part, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * The optional dependencies that the lockfile asks for and does not hold.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {{ name: string, version: string }[]}
 */
export function missingEntries(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !places(path, name).some((place) => place in lock.packages))
      .map(([name, version]) => ({ name, version })),
  );
}

/**
 * The lockfile with an entry for each missing platform build, in npm's order.
 * @throws {Error} when something is missing that is no platform build of an exact version
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { name, version } of missingEntries(lock)) {
    const platform = platformOf(name);
    if (!platform || !/^\d/.test(version)) throw new Error(`${name}@${version} is missing from the lockfile`);
    packages[`node_modules/${name}`] = { version, optional: true, ...platform };
  }
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
