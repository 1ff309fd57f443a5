import type { Member } from '../../modules/staff';
import type { Outcome } from './run';

const HEAD = ['username', 'roles', 'state', 'one-time codes', 'last used'];

const rowOf = (member: Member): string[] => [
  member.username,
  member.roles.join(','),
  member.state,
  member.totp ? 'in use' : 'not yet',
  member.last_seen_at ?? '-',
];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** What a person reads at the command line. */
export const outcomeText = ({ items, member, first_password: firstPassword }: Outcome): string => {
  const members = items ?? (member === undefined ? [] : [member]);
  const lines = [table([HEAD, ...members.map(rowOf)])];
  if (firstPassword !== undefined) {
    lines.push(`First password, shown this once: ${firstPassword}`);
    lines.push('It opens nothing any more after three days, unless its owner changes it.');
  }
  return lines.join('\n');
};
