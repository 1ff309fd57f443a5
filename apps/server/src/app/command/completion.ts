import type { Command } from 'commander';

/** Every word that may come after the words so far: names of commands, and their options. */
const wordsAfter = (command: Command): string[] => [
  ...command.commands.map((one) => one.name()),
  ...command.options.flatMap(({ long }) => (long === undefined ? [] : [long])),
  '--help',
];

/** Of a command and all below it: the words that lead there, and what may follow. */
const placesOf = (command: Command, path: readonly string[] = []): [path: string, words: string][] => [
  [path.join(' '), wordsAfter(command).join(' ')],
  ...command.commands.flatMap((one) => placesOf(one, [...path, one.name()])),
];

const casesOf = (command: Command): string =>
  placesOf(command)
    .map(([path, words]) => `    '${path}') words='${words}' ;;`)
    .join('\n');

/** What the command line is, without options and names: at most two words deep. */
const FIND_PLACE = `  local place='' word
  for word in "\${before[@]}"; do
    case "$word" in -*) ;; *) place="\${place:+$place }$word" ;; esac
  done`;

const bash = (
  program: Command,
): string => `# Completion of fairlead for bash: eval "$(fairlead completion bash)"
_fairlead() {
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}") words=''
${FIND_PLACE}
  case "$place" in
${casesOf(program)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _fairlead fairlead`;

const zsh = (program: Command): string => `#compdef fairlead
# Completion of fairlead for zsh: eval "$(fairlead completion zsh)", after compinit
_fairlead() {
  local -a before; before=("\${(@)words[2,CURRENT-1]}")
  local answers=''
${FIND_PLACE}
  case "$place" in
${casesOf(program).replaceAll(" words='", " answers='")}
  esac
  compadd -- \${=answers} || _files
}
compdef _fairlead fairlead`;

/** A script that completes the command line in a shell, made from the commands that there are. */
export const completionFor = (shell: 'bash' | 'zsh', program: Command): string =>
  shell === 'bash' ? bash(program) : zsh(program);
