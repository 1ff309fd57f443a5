import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';
import { CommandFault } from './faults';

const read = (line: string) => parseArguments(line.split(' ').filter(Boolean));

describe('the words of the command', () => {
  it('are an act, a name and options in any order', () => {
    expect(
      parseArguments(['--roles', 'admin, auditor', 'create', 'quay', '--reason', 'the first', '--json']),
    ).toEqual({
      ...{ act: 'create', username: 'quay', roles: ['admin', 'auditor'] },
      ...{ reason: 'the first', json: true },
    });
    expect(read('list')).toEqual({ act: 'list', username: '', roles: [], reason: '', json: false });
    expect(read('disable quay -h')).toBeNull();
  });

  it.each([
    ['', 'No act is named'],
    ['lend', '"lend" is no act'],
    ['list quay', 'Too many words'],
    ['disable quay mate --reason x', 'Too many words'],
    ['create --roles admin --reason x', 'create needs a username'],
    ['create quay --reason x', 'create needs --roles'],
    ['disable quay --roles admin --reason x', 'disable takes no --roles'],
    ['reset-totp quay', 'reset-totp needs --reason'],
    ['list --reason x', 'list takes no --reason'],
    ['list --force', '--force'],
    ['create quay --roles captain --reason joins', 'roles: '],
    ['create quay --roles , --reason joins', 'roles: '],
    ['create x --roles support --reason joins', 'username: '],
    ['disable quay --reason x', 'reason: '],
  ])('"%s" is refused: %s', (line, said) => {
    expect(() => read(line)).toThrow(CommandFault);
    expect(() => read(line)).toThrow(said);
  });
});
