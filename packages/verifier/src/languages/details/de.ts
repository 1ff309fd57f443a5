import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: 'GEPRÜFT UND BESTÄTIGT bis {shown}, durch Ihre Liste, die bis {reach} reicht.',
  verifiedByLists: 'GEPRÜFT UND BESTÄTIGT bis {shown}, durch Ihre Listen, deren älteste bis {reach} reicht.',
  newerThanStatement:
    'NEUER ALS IHRE LISTE: was nach dem {day} kam, dem neuesten signierten Tag hier, kann umgeschrieben worden sein.',
  newerThanList:
    'NEUER ALS IHRE LISTE: was nach dem {day} kam, mit dem sie endet, kann umgeschrieben und neu signiert worden sein.',
  newerThanLists:
    'NEUER ALS IHRE LISTE: was nach dem {day} kam, mit dem die älteste Ihrer Listen endet, kann umgeschrieben und neu signiert worden sein.',
  notConnected:
    'NICHT VERBUNDEN: dieser Auszug lässt sich nicht ganz mit dem verbinden, was Sie angegeben haben.',
  consistent: 'IN SICH STIMMIG. Mehr ist nicht bekannt.',
  consistentWithKey:
    'IN SICH STIMMIG, und mit dem Schlüssel signiert, den Sie angegeben haben. Mehr ist nicht bekannt.',
  notSigned: 'NICHT SIGNIERT: die Kette ist vollständig, mehr nicht.',
  notVerified: 'NICHT BESTÄTIGT.',
  asGoodAs:
    'Das ist nur so viel wert wie der Tag, an dem Sie die Liste gespeichert haben: eine Liste von heute sagt, was der Betreiber heute sagt.',

  account: 'Konto {holder}, Monat {month}, Buchungen: {count}.',
  month: 'Der Monat nach der Uhr von {zone}: von {from} bis {to}.',
  balances:
    'Anfangsstand: verfügbar {openingAvailable}, gesamt {openingTotal}. Endstand: verfügbar {closingAvailable}, gesamt {closingTotal}. Dazwischen: verfügbar {availableChange}, gesamt {totalChange}. Alles in kleinsten Währungseinheiten, wie in der Datei.',

  'subject.entry': 'Buchung {number}',
  'subject.acts': 'Handlung {number} des Teams',
  'subject.chat': 'Nachricht {number}',
  'subject.reports': 'Bericht {number}',
  'subject.day': 'Der signierte Tag {day}',
  andMore: '{first} (weitere: {count})',
  range: '{from} bis {to}',

  'fault.other_holder': '{subject} gehört zu einem anderen Konto.',
  'fault.out_of_sequence':
    '{subject} steht nicht in der Reihe: davor fehlt etwas, oder die Nummer kommt zweimal vor.',
  'fault.hash_differs':
    '{subject} ist nicht das, was versiegelt wurde: der Inhalt, oder was davor steht, wurde geändert.',
  'fault.figures_differ': '{subject} zeigt Zahlen, die nicht aus den Bewegungen folgen.',
  'fault.link_differs':
    '{subject} ist mit einem anderen Plan, einer anderen Auszahlung, Einzahlung oder Buchung oder mit einem anderen Bericht gezeigt, als versiegelt wurde.',
  'fault.end_differs': '{subject} ist nicht das Ende, das der Auszug nennt: etwas wurde abgeschnitten.',
  'fault.signature_differs':
    '{subject} liegt in einem signierten Tag, dessen Signatur nicht zu seinem Schlüssel passt.',
  'fault.not_included': '{subject} ist nicht im Baum des signierten Tages.',
  'fault.leaf_differs': '{subject} ist nicht dort, wo dieses Konto am Ende des signierten Tages stand.',
  'fault.other_root_published': '{subject} liegt in einem Tag, für den etwas anderes veröffentlicht wurde.',
  'fault.day_unlinked': '{subject} liegt in Tagen, die nicht aufeinander folgen.',
  'fault.day_ends_wrong': '{subject} liegt in Tagen, die nicht dann enden, wann ihr Name es sagt.',
  'fault.time_goes_back': '{subject} ist früher datiert als das, worauf es folgt.',
  'fault.dated_back': '{subject} ist in einen signierten Tag datiert, der das nicht enthält.',
  'fault.other_month': '{subject} ist nicht aus dem Monat, den der Auszug nennt.',
  'fault.head_differs': '{subject} ist nicht das, was die aufbewahrte Mitteilung darüber sagt.',
  'fault.left_out': '{subject} liegt unter einem signierten Tag und wurde in der Datei ausgelassen.',
  'dayFault.signature_differs': '{subject} hat eine Signatur, die nicht zum Schlüssel passt.',
  'dayFault.day_unlinked':
    '{subject} nennt den Tag davor nicht so, wie er ist: einer der beiden wurde ausgetauscht.',
  'dayFault.day_ends_wrong': '{subject} endet nicht dann, wann der Name es sagt.',

  wrongDay:
    'Der Tag {day} Ihrer Liste ist nicht so signiert, wie er sagt, folgt nicht auf den Tag davor oder endet nicht dann, wann sein Name es sagt.',
  exchanged: 'Der signierte Tag {day} ist nicht in allen Dateien derselbe: er wurde ausgetauscht.',
  exchangedToo:
    'Der signierte Tag {day} ist nicht in allen Dateien derselbe: er wurde ausgetauscht. Ebenso ausgetauschte spätere Tage: {count}.',

  'witness.list':
    'Ein Zeuge, den Sie genannt haben, hat die ersten signierten Tage (Anzahl: {size}) so signiert, wie sie hier stehen, um {time} nach seiner eigenen Uhr, als die des Protokolls {log}. Der Schlüssel des Protokolls auf der Transparenzseite beginnt mit dessen Namen: es muss dieser sein.',
  'witness.other_log':
    'Ein Prüfpunkt, den Sie angegeben haben, gehört nicht zu dem Protokoll, dessen Schlüssel Sie angegeben haben, sondern zu {log}.',
  'witness.other_key':
    'Ein Prüfpunkt, den Sie angegeben haben, trägt den Namen des Protokolls {log}, und kein von Ihnen angegebener Schlüssel hat ihn signiert. Wenn der Betreiber seinen Schlüssel gewechselt hat, nehmen Sie den neuen aus anderer Quelle als dem Prüfpunkt.',
  'witness.other_days':
    'Ein Zeuge hat andere Tage signiert: die ersten Tage (Anzahl: {size}) sind nicht die, die er sah.',
  'witness.too_few_days': 'Von einem Zeugen signierte Tage: {size}, und nicht alle davon sind hier. {advice}',
  'witness.not_signed':
    'Ein Prüfpunkt, den Sie angegeben haben, ist von keinem Zeugen signiert, den Sie genannt haben.',

  noticeAbsent:
    'Die Buchung mit der Nummer {number} aus einer aufbewahrten Mitteilung steht in keinem Teil dieses Auszugs. Geben Sie den Auszug ihres Monats an; steht sie in keinem, wurde eine Buchung entfernt.',
  noticeHolds: 'Die aufbewahrte Mitteilung deckt jede Buchung bis {entry} so, wie sie hier steht.',
  keyNotForDay:
    'Der Schlüssel, den Sie angegeben haben, steht nicht für den signierten Tag {day}: ihn signiert {key}.',
  keyNotForDays:
    'Der Schlüssel, den Sie angegeben haben, steht nicht für die signierten Tage von {from} bis {to} (Anzahl: {count}): sie signiert {key}.',
  saveAllDays:
    'Speichern Sie unter /#/transparency die Liste aller signierten Tage und geben Sie sie zusammen mit der aufbewahrten an: Tage, die hier fehlen, stehen darin.',

  laterDays:
    'Eine Liste, die Sie angegeben haben, enthält signierte Tage des Monats nach dem {shown}, mit dem der Auszug endet: {days}. Speichern Sie den Auszug neu; wenn das nichts ändert, fragen Sie, was ausgelassen wurde.',
  dayNotShown:
    '{subject} ist in einen signierten Tag datiert, den der Auszug nicht zeigt: das kann zurückdatiert sein. Speichern Sie den Auszug neu; wenn das nichts ändert, fragen Sie, warum dieser Tag nicht gezeigt wird.',
  otherZone:
    '{subject} ist nach der hiesigen Tabelle der Zeitzonen nicht aus dem Monat. Speichern Sie den Auszug auf einem Gerät, das auf die Zeitzone des Betreibers gestellt ist.',
  monthNotSigned:
    'Kein signierter Tag des Monats ist im Auszug: was er über den Monat sagt, und dass sonst nichts geschah, deckt keiner.',
  notBegun:
    'Kein signierter Tag vor dem Monat zeigt, wo der Auszug beginnt: Buchungen, Nachrichten oder Handlungen des Monats können davor stehen.',
  noBalances:
    'Kein signierter Tag hier enthält Stände: Anfangsstand und Endstand sind, was die Datei sagt, mehr nicht.',

  noSignedDay:
    'In der Datei ist kein signierter Tag: nur die Kette wurde geprüft, und wer eine ganze Datei erfindet, kann auch ihre Kette erfinden.',
  saveWhenSigned: 'Speichern Sie den Auszug neu, wenn sein Tag signiert ist.',
  newestDay: 'Signierter Tag {day}, Schlüssel {key}, Plätze in seinem Baum: {places}.',
  allCovered: 'Jede Buchung ist durch den signierten Tag gedeckt.',
  chainAlone: 'Neuere Buchungen, die allein die Kette deckt: {count}. Kein Tag davon ist hier signiert.',
  recordsNotCovered: 'Was das Team tat, Chats und Berichte: kein signierter Tag hier deckt sie.',
  recordsCovered: 'Was das Team tat, Chats und Berichte: durch den signierten Tag gedeckt.',
  recordsChainAlone:
    'Was das Team tat, Chats und Berichte: durch den signierten Tag gedeckt; neuere, die allein ihre Ketten decken: {count}.',
  signedFarOff:
    '{subject} sagt, dass er am {signedOn} signiert wurde: nicht innerhalb von zwei Tagen um sein Ende.',

  emptyList: 'Eine Liste, die Sie angegeben haben, enthält keinen Tag.',
  listNotConnected:
    'Ihre Liste, die bis {reach} reicht, lässt sich nicht verbinden: keine Datei, die Sie angegeben haben, enthält die Tage von {from} bis {to}.',
  entriesNotHeld:
    'Ihre Liste, die bis {reach} reicht, ist neuer als manche Buchungen (Anzahl: {count}, Nummer: {numbers}), und der Auszug zeigt keinen Tag dieser Liste, der sie enthält.',
  askWhyNotShown:
    'Speichern Sie den Auszug neu. Wenn das nichts ändert, fragen Sie, warum diese Tage nicht gezeigt werden.',
  listEndsBefore:
    'Ihre Liste, die bis {reach} reicht, endet, bevor dieser Auszug beginnt: die signierten Tage seither folgen aus ihr, über den Anfangsstand sagt sie nichts. Prüfen Sie auch die Auszüge der Monate dazwischen.',
  listHolds:
    'Ihre Liste, die bis {reach} reicht, zeigt: was hier bis zur Buchung {entry} steht, ist das, was bis dahin signiert wurde.',
  newKey: 'Ab {day} signiert ein anderer Schlüssel als in Ihrer Liste, die bis {reach} reicht: {key}.',
  strangeKey: '{subject} ist mit einem Schlüssel signiert, den keine Ihrer Listen kennt.',
  nothingFromOutside:
    'Sie haben keine Liste von außen zum Vergleich angegeben. Wer den Schlüssel hat, kann die Vergangenheit umschreiben und jeden Tag neu signieren:',
  keepList:
    'das zeigt nur eine Liste signierter Tage, die Sie früher gespeichert haben oder die jemand anders aufbewahrt hat. Speichern Sie eine unter /#/transparency.',

  notJson: '{part}: das ist kein JSON.',
  nameTwice: '{part}: ein Name steht zweimal an derselben Stelle, also lässt sich das auf zwei Arten lesen.',
  missing: '{part}: nicht vorhanden.',
  unknownForm: '{part}: {name} fehlt oder hat keine Form, die hier bekannt ist.',
  unknownField: '{part}: ein Feld ist hier nicht bekannt, und nichts sagt, dass es stimmt.',
  proofForm: 'Ein Nachweis enthält eine Prüfsumme, deren Form hier nicht bekannt ist.',
  notAStatement: 'Die Datei ist kein Kontoauszug von Fairlead.',
  otherVersion: 'Der Kontoauszug hat eine Version, die hier nicht bekannt ist.',
  statementLacks: 'Dem Kontoauszug fehlt {name}.',
  broken: 'Eine Datei ist beschädigt: Teile davon fehlen oder sind von anderer Art.',
  noEd25519:
    'Signaturen (Ed25519) lassen sich hier nicht prüfen: nehmen Sie einen neueren Browser oder den Befehl.',
  noticeForm: '{text}: das ist nicht die Nummer einer Buchung mit 16 Stellen ihrer Prüfsumme.',
  noListUntil: 'Keine Liste, die Sie angegeben haben, enthält den Tag, bis zu dem sie gelten soll.',
  dayNotListed: 'Die Liste enthält den Tag {day} nicht.',
  keyForm:
    'Das ist kein öffentlicher Schlüssel: er hat 32 Bytes in Base64, also 44 Zeichen, und endet mit „=“. Ein Schlüssel mit einem Namen davor gehört einem Protokoll oder einem Zeugen.',
  witnessForm:
    'Das ist kein Schlüssel eines Zeugen: er besteht aus dem Namen des Zeugen, „+“, 8 Stellen, „+“ und dem Schlüssel, wie der Zeuge ihn ausgibt.',
  logForm:
    'Das ist kein Schlüssel des Protokolls: er besteht aus dessen Namen, „+“, 8 Stellen, „+“ und dem Schlüssel, wie die Transparenzseite ihn zeigt.',
  logAlone:
    'Der Schlüssel des Protokolls sagt nur etwas über einen Prüfpunkt: geben Sie einen an, mit dem Schlüssel seines Zeugen.',

  'part.statement': 'Kontoauszug',
  'part.list': 'Liste der signierten Tage',
  'part.signedDay': 'Ein signierter Tag',
  'part.signedDays': 'Die signierten Tage',
  'part.keys': 'Liste der Schlüssel',
  'part.key': 'Ein Schlüssel',
  'part.answer': 'Die Antwort',
  'part.entries': 'Die Buchungen',
  'part.entry': 'Eine Buchung',
  'part.link': 'Die Zugehörigkeit einer Buchung',
  'part.moves': 'Eine Liste von Bewegungen',
  'part.move': 'Eine Bewegung',
  'part.records': 'Die Aufzeichnungen',
  'part.recordChain': 'Eine Kette von Aufzeichnungen',
  'part.recordLink': 'Ein Glied einer Kette von Aufzeichnungen',
  'part.place': 'Ein Platz in einem signierten Tag',
  'part.proof': 'Ein Nachweis',
  'part.account': 'Das Konto',
  'part.operator': 'Der Betreiber',
  'part.end': 'Anfangsstand oder Endstand',
};
