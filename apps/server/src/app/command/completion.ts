import { STAFF_ROLES } from '@fairlead/contract';
import type { Command, Option } from 'commander';

/** Every word that may come after the words so far: names of commands, what an argument may be, and options. */
const wordsAfter = (command: Command): string[] => [
  ...command.commands.map((one) => one.name()),
  ...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  ...command.options.flatMap(({ long }) => (long === undefined ? [] : [long])),
  '--help',
];

interface Place {
  /** The words that lead there. */
  readonly path: string;
  readonly command: Command;
}

/** A command and all below it, by every name of theirs. */
const placesOf = (command: Command, path: readonly string[] = []): Place[] => [
  { path: path.join(' '), command },
  ...command.commands.flatMap((one) =>
    [one.name(), ...one.aliases()].flatMap((name) => placesOf(one, [...path, name])),
  ),
];

/** What may stand after an option; nothing where it is typed freely. Roles are a list, which is no choice of one. */
const valuesOf = ({ long, argChoices = [] }: Option): readonly string[] =>
  long === '--roles' ? STAFF_ROLES : argChoices;

const casesOf = (places: readonly Place[]): string =>
  places
    .map(({ path, command }) => `    '${path}') answers='${wordsAfter(command).join(' ')}' ;;`)
    .join('\n');

const valueCasesOf = (places: readonly Place[]): string =>
  places
    .flatMap(({ path, command }) => command.options.map((option) => ({ path, option })))
    .filter(({ option }) => option.required)
    .map(
      ({ path, option }) =>
        `    '${path} ${option.long}') answers='${valuesOf(option).join(' ')}' value=1 ;;`,
    )
    .join('\n');

/** From the words before the one that is typed: what may stand there, and whether it is an option's value. */
const findAnswers = (program: Command): string => {
  const places = placesOf(program);
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  return `  local place='' word last='' named='' answers='' value=''
  for word in "\${before[@]}"; do
    last="$word"
    case "\${named:+- }\${place:+$place }$word" in
      ${paths.join(' | ')}) place="\${place:+$place }$word" ;;
      -*) ;;
      *) named=1 ;;
    esac
  done
  case "$place" in
${casesOf(places)}
  esac
  case "$place $last" in
${valueCasesOf(places)}
  esac`;
};

const bash = (
  program: Command,
): string => `# Completion of fairlead for bash: eval "$(fairlead completion bash)"
_fairlead() {
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}") typed="\${COMP_WORDS[COMP_CWORD]}" list=''
${findAnswers(program)}
  case "$value$typed" in 1*,*) list="\${typed%,*}," ;; esac
  COMPREPLY=($(compgen -P "$list" -W "$answers" -- "\${typed#"$list"}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || [ "$value" ] || COMPREPLY=($(compgen -f -- "$typed"))
}
complete -F _fairlead fairlead`;

/** As a file of completions it is the body of the function itself, which is called once when it is loaded. */
const zsh = (program: Command): string => `#compdef fairlead
# Completion of fairlead for zsh: eval "$(fairlead completion zsh)", after compinit
_fairlead() {
  local -a before; before=("\${(@)words[2,CURRENT-1]}")
${findAnswers(program)}
  [ -z "$value" ] || compset -P '*,'
  compadd -- \${=answers} || [ "$value" ] || _files
}
compdef _fairlead fairlead
if [ "$funcstack[1]" = _fairlead ]; then _fairlead "$@"; fi`;

/** A script that completes the command line in a shell, made from the commands that there are. */
export const completionFor = (shell: 'bash' | 'zsh', program: Command): string =>
  shell === 'bash' ? bash(program) : zsh(program);
