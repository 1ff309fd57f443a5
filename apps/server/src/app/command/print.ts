import type { Member } from '../../modules/staff/list-members';
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

const proposedText = (id: string, firstHalf: string | undefined): string => {
  const lines = [`Proposal ${id} waits for an admin at the console.`];
  if (firstHalf !== undefined) {
    lines.push(`First half of the first password, shown this once: ${firstHalf}`);
    lines.push('Whoever accepts is shown the other. The new person types both, with a full stop between.');
  }
  return lines.join('\n');
};

/** What a person reads at the command line. */
export const outcomeText = ({ proposal, first_half: firstHalf, ...made }: Outcome): string => {
  if (proposal !== undefined) return proposedText(proposal.id, firstHalf);
  const { items, member, first_password: firstPassword } = made;
  const members = items ?? (member === undefined ? [] : [member]);
  const lines = [table([HEAD, ...members.map(rowOf)])];
  if (firstPassword !== undefined) {
    lines.push(`First password, shown this once: ${firstPassword}`);
    lines.push('It opens nothing any more after three days, unless its owner changes it.');
  }
  return lines.join('\n');
};
