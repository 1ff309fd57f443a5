/** A Debian package of the staged program: for a machine with systemd. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };
const MAINTAINER = 'The Fairlead maintainers <maintainers@fairlead.invalid>';

/** From where in `deploy/debian` to where in the package, with its rights. */
const FILES = [
  ['fairlead', 'usr/bin/fairlead', 0o755],
  ['fairlead.service', 'usr/lib/systemd/system/fairlead.service', 0o644],
  ['fairlead.env', 'usr/share/fairlead/fairlead.env', 0o644],
];
const SCRIPTS = ['postinst', 'prerm', 'postrm'];

const put = (file, text, mode = 0o644) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
};

const kilobytesIn = (folder) =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);

const controlOf = (version, architecture, kilobytes) => `Package: fairlead
Version: ${version}
Architecture: ${architecture}
Maintainer: ${MAINTAINER}
Installed-Size: ${kilobytes}
Depends: nodejs (>= 20.19), adduser, util-linux, ca-certificates, libc6 (>= 2.28)
Suggests: postgresql (>= 15), caddy | nginx
Section: web
Priority: optional
Description: partner portal of an advertising network, and the console of its staff
 Account holders open an ad account, put money on ad plans, watch them run and
 withdraw what is theirs. All money is kept in a double-entry ledger that can be
 checked by anyone. After the installation: fairlead doctor.
`;

/** Completion is asked of the staged program itself. */
const completionOf = (stage, shell) =>
  execFileSync(process.execPath, [join(stage, 'apps/server/bin/fairlead.mjs'), 'completion', shell], {
    env: { PATH: process.env.PATH },
  });

/**
 * @param {{ root: string, stage: string, work: string, out: string, version: string }} options
 * @returns {string | undefined} the package's file; undefined where this machine cannot make one
 */
export function makeDebianPackage({ root, stage, work, out, version }) {
  const architecture = ARCHITECTURES[process.arch];
  if (architecture === undefined || !existsSync('/usr/bin/dpkg-deb')) return undefined;
  const tree = join(work, 'deb');
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(join(tree, 'usr/lib'), { recursive: true });
  cpSync(stage, join(tree, 'usr/lib/fairlead'), { recursive: true, verbatimSymlinks: true });
  for (const [from, to, mode] of FILES)
    put(join(tree, to), readFileSync(join(root, 'deploy/debian', from)), mode);
  const doc = join(tree, 'usr/share/doc/fairlead');
  put(
    join(doc, 'copyright'),
    `${readFileSync(join(stage, 'NOTICE'), 'utf8')}\nOthers: /usr/lib/fairlead/THIRD-PARTY-LICENSES.txt\n`,
  );
  put(join(doc, 'changelog.gz'), gzipSync(readFileSync(join(stage, 'CHANGELOG.md')), { level: 9 }));
  put(join(tree, 'usr/share/bash-completion/completions/fairlead'), completionOf(stage, 'bash'));
  put(join(tree, 'usr/share/zsh/vendor-completions/_fairlead'), completionOf(stage, 'zsh'));
  put(join(tree, 'DEBIAN/control'), controlOf(version, architecture, kilobytesIn(tree)));
  for (const name of SCRIPTS)
    put(join(tree, 'DEBIAN', name), readFileSync(join(root, 'deploy/debian', name)), 0o755);
  const file = join(out, `fairlead_${version}_${architecture}.deb`);
  // Others are a third smaller and take minutes on a small machine.
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z6', '--build', tree, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return statSync(file).isFile() ? file : undefined;
}
