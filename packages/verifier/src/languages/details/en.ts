/** A text in two forms, by what its `{count}` is: for one, and for any other number. */
interface Counted {
  readonly one: string;
  readonly other: string;
}

/**
 * All that a check says line by line, as the command prints it (docs/verify.md). Its keys are the closed list of what can be
 * said, and what stands in braces is what each line names; the other languages name the same.
 */
export const english = {
  // The first line begins with the headline of its outcome.
  verifiedByList: 'VERIFIED up to {shown}, by your list, which reaches to {reach}.',
  verifiedByLists: 'VERIFIED up to {shown}, by your lists, the oldest of which reaches to {reach}.',
  newerThanStatement:
    'NEWER THAN YOUR LIST: what came after {day}, the newest signed day here, may have been rewritten.',
  newerThanList:
    'NEWER THAN YOUR LIST: what came after {day}, where it ends, may have been rewritten and signed again.',
  newerThanLists:
    'NEWER THAN YOUR LIST: what came after {day}, where the oldest of them ends, may have been rewritten and signed again.',
  notConnected: 'NOT CONNECTED: not all of this statement can be connected with what you gave.',
  consistent: 'CONSISTENT WITH ITSELF. Nothing more is known.',
  consistentWithKey: 'CONSISTENT WITH ITSELF, and signed by the key that you gave. Nothing more is known.',
  notSigned: 'NOT SIGNED: the chain is whole, nothing more.',
  notVerified: 'NOT VERIFIED.',
  asGoodAs:
    'This is only as good as the day you saved the list: one that you got today says what the operator says today.',

  // What a reader holds against the file that they see.
  account: {
    one: 'Account {holder}, month {month}, {count} entry.',
    other: 'Account {holder}, month {month}, {count} entries.',
  },
  month: 'The month by the clock of {zone}: from {from} up to {to}.',
  balances:
    'Opening: available {openingAvailable}, total {openingTotal}. Closing: available {closingAvailable}, total {closingTotal}. Between: available {availableChange}, total {totalChange}. All in minor units, as in the file.',

  // Of what a fault or a gap is.
  'subject.entry': 'Entry {number}',
  'subject.acts': 'Act of staff {number}',
  'subject.chat': 'Message {number}',
  'subject.reports': 'Report {number}',
  'subject.day': 'The signed day {day}',
  andMore: '{first} (and {count} more)',
  range: '{from} to {to}',

  'fault.other_holder': '{subject} belongs to another account.',
  'fault.out_of_sequence': '{subject} is out of order: an entry is missing before it, or it appears twice.',
  'fault.hash_differs': '{subject} does not match its seal: it, or something before it, was changed.',
  'fault.figures_differ': '{subject} shows figures that do not follow from its moves.',
  'fault.link_differs':
    '{subject} is shown with another order, withdrawal, top-up, report or entry than the one it was sealed with.',
  'fault.end_differs': '{subject} is not the end that the statement names: something was cut off.',
  'fault.signature_differs': '{subject} is in a signed day whose signature does not fit its key.',
  'fault.not_included': '{subject} is not in the tree of the signed day.',
  'fault.leaf_differs': '{subject} is not where this account stood when the signed day ended.',
  'fault.other_root_published': '{subject} is in a day for which something else was published.',
  'fault.day_unlinked': '{subject} is in days that do not follow from each other.',
  'fault.day_ends_wrong': '{subject} is in days that do not end when their names say.',
  'fault.time_goes_back': '{subject} is dated before what it follows.',
  'fault.dated_back': '{subject} is dated within a signed day that does not hold it.',
  'fault.other_month': '{subject} belongs to another month than the statement names.',
  'fault.head_differs': '{subject} does not match the notification you kept.',
  'fault.left_out': '{subject} is under a signed day and was left out of the file.',
  // Of a day that holds no entry of the statement and leads from one that does to another.
  'dayFault.signature_differs': '{subject} has a signature that does not fit its key.',
  'dayFault.day_unlinked': '{subject} does not name the day before it as it is: one of the two was replaced.',
  'dayFault.day_ends_wrong': '{subject} does not end when its name says.',

  wrongDay:
    'The day {day} of your list is not signed as it says, does not follow the day before, or does not end when its name says.',
  exchanged: 'The signed day {day} is not the same in all files: it was replaced.',
  exchangedToo: {
    one: 'The signed day {day} is not the same in all files: it was replaced, and so was {count} later one.',
    other:
      'The signed day {day} is not the same in all files: it was replaced, and so were {count} later ones.',
  },

  'witness.list':
    'A witness that you named signed the first {size} signed day(s) as they are here, at {time} by its own clock, as those of the log {log}. The key of the log on the transparency page begins with its name: it must be that one.',
  'witness.other_log': 'A checkpoint that you gave is not one of the log whose key you gave, but of {log}.',
  'witness.other_key':
    'A checkpoint that you gave bears the name of the log {log}, and no key that you gave signed it. Where the operator changed its key, take the new one from somewhere else than the checkpoint.',
  'witness.other_days': 'A witness signed other days: the first {size} are not those that it saw.',
  'witness.too_few_days': 'A witness signed {size} days, and not all of them are here. {advice}',
  'witness.not_signed': 'A checkpoint that you gave is not signed by a witness that you named.',

  noticeAbsent:
    'Entry {number}, from a notice that you kept, is nowhere in this statement. Give the statement of its month; if it is not there either, an entry was removed.',
  noticeHolds: 'The notice that you kept holds every entry up to {entry} as it stands here.',
  keyNotForDay: 'The key that you gave did not sign the day {day}: {key} did.',
  keyNotForDays: 'The key that you gave did not sign the {count} days from {from} to {to}: {key} did.',
  saveAllDays:
    'Save the list of all signed days at /#/transparency and give it beside the one that you kept: days that are missing here are in it.',

  // What keeps a statement from being all of its month.
  laterDays:
    'A list that you gave holds signed days of the month after {shown}, where the statement ends: {days}. Save the statement again; if nothing changes, ask what was left out.',
  dayNotShown:
    '{subject} is dated within a signed day that the statement does not show: it can have been dated back. Save the statement again; if nothing changes, ask why that day is not shown.',
  otherZone:
    "{subject} is not of the month by the table of zones here. Save the statement with the device set to the operator's zone.",
  monthNotSigned:
    'No signed day of the month is in the statement: nothing vouches for what it says about the month, or that nothing more happened.',
  notBegun:
    'No signed day from before the month shows where the statement begins: earlier entries, messages or acts of the month could be left out.',
  noBalances:
    'No signed day here holds balances: those of the opening and the closing are what the file says, and nothing else.',

  // How much the signed days cover.
  noSignedDay:
    'No signed day is in the file: only the chain was checked, and whoever makes up a whole file can make up its chain too.',
  saveWhenSigned: 'Save the statement again when its day has been signed.',
  newestDay: 'Signed day {day}, key {key}, over {places} place(s) in its tree.',
  allCovered: 'Every entry is covered by the signed day.',
  chainAlone: {
    one: '{count} newer entry is covered by the chain alone: no day of it is signed here.',
    other: '{count} newer entries are covered by the chain alone: no day of it is signed here.',
  },
  recordsNotCovered: 'What staff did, chats and reports: no signed day here covers them.',
  recordsCovered: 'What staff did, chats and reports: covered by the signed day.',
  recordsChainAlone:
    'What staff did, chats and reports: covered by the signed day; {count} newer by their chains alone.',
  signedFarOff: '{subject} says that it was signed on {signedOn}: not within two days of its end.',

  // What each list says.
  emptyList: 'A list that you gave holds no day.',
  listNotConnected:
    'Your list that reaches to {reach} cannot be connected: no file that you gave holds the days from {from} to {to}.',
  entriesNotHeld: {
    one: 'Your list that reaches to {reach} is newer than {count} entry (number {numbers}), and the statement does not show a day in that list that holds them.',
    other:
      'Your list that reaches to {reach} is newer than {count} entries (number {numbers}), and the statement does not show a day in that list that holds them.',
  },
  askWhyNotShown: 'Save the statement again. If nothing changes, ask why those days are not shown.',
  listEndsBefore:
    'Your list that reaches to {reach} ends before this statement begins: the signed days since then follow from it, but it says nothing about the opening. Check the statements of the months between as well.',
  listHolds:
    'Your list that reaches to {reach} shows that what stands here up to entry {entry} is what was signed by then.',
  newKey: 'From {day} on another key signs than in your list that reaches to {reach}: {key}.',
  strangeKey: '{subject} is signed with a key that no list of yours knows.',
  nothingFromOutside:
    'You gave no list from elsewhere to compare it with. Whoever has the key can rewrite the past and sign every day again:',
  keepList:
    'only a list of signed days that you saved earlier, or that somebody else kept, shows that. Save one at /#/transparency.',

  // Why nothing can be checked.
  notJson: '{part} is not JSON.',
  nameTwice: '{part} contains the same name twice, so it can be read in two ways.',
  missing: '{part} is missing.',
  unknownForm: '{part} has no {name} of a known form.',
  unknownField: '{part} has an unknown field that nothing vouches for.',
  proofForm: 'A proof has a hash of no known form.',
  notAStatement: 'The file is not a Fairlead statement.',
  otherVersion: 'The statement is of a version that is not known here.',
  statementLacks: 'The statement has no {name}.',
  broken: 'A file is broken: parts of it are missing or of another kind.',
  noEd25519: 'Signatures (Ed25519) cannot be checked here. Use a newer browser or the command.',
  noticeForm: '{text}: not the number of an entry and 16 digits of its hash.',
  noListUntil: 'No list that you gave holds the day up to which it is to be taken.',
  dayNotListed: 'The list does not hold the day {day}.',
  keyForm:
    'This is not a public key: one is 32 bytes in base64, 44 characters of which the last is "=". A key with a name before it is that of a log or of a witness.',
  witnessForm:
    'This is not the key of a witness: it is the name of the witness, "+", 8 digits, "+" and the key, as the witness prints it.',
  logForm:
    'This is not the key of a log: it is the name of the log, "+", 8 digits, "+" and the key, as the transparency page shows it.',
  logAlone: 'The key of the log says something of a checkpoint alone: give one, with the key of its witness.',

  // Of what part of a file that is.
  'part.statement': 'The statement',
  'part.list': 'The list of signed days',
  'part.signedDay': 'A signed day',
  'part.signedDays': 'The signed days',
  'part.keys': 'The list of keys',
  'part.key': 'A key',
  'part.answer': 'The answer',
  'part.entries': 'The entries',
  'part.entry': 'An entry',
  'part.link': 'The link of an entry',
  'part.moves': 'A list of moves',
  'part.move': 'A move',
  'part.records': 'The records',
  'part.recordChain': 'A chain of records',
  'part.recordLink': 'A link of a record',
  'part.place': 'A place in a signed day',
  'part.proof': 'A proof',
  'part.account': 'The account',
  'part.operator': 'The operator',
  'part.end': 'The opening or the closing',
} as const satisfies Readonly<Record<string, string | Counted>>;
