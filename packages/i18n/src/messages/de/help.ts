import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

export const help = {
  'contact.general': 'Kundenservice',
  'contact.recharge': 'Aufladung',

  'faq.learningPhase.question': 'Was ist die Lernphase eines Plans?',
  'faq.learningPhase.answer':
    'Nach dem Start eines Plans muss das Netzwerk lernen, wen es erreicht. Das braucht etwa 30 bis 50 Conversions innerhalb von 7 Tagen. Bis dahin schwanken die Zahlen eines Plans von Tag zu Tag stark.\n\nDie Seite des Plans zeigt, wie viele Conversions gezählt wurden. Ein Plan in der Lernphase kann wie jeder andere mit Verlust enden.',
  'faq.whereIsMyMoney.question': 'Wo ist mein Geld, während ein Plan läuft?',
  'faq.whereIsMyMoney.answer':
    'Wenn Sie einen Betrag einsetzen, geht er vom verfügbaren Guthaben zu „Noch zu verbrauchen“. Jeder Bericht über die Auslieferung rechnet einen Teil davon ab. Was nicht verbraucht wurde, kommt am Ende des Laufs zurück ins verfügbare Guthaben.\n\nDer Erlös eines Plans steht unter „Noch abzurechnen“. Er wird verfügbar, sobald das Netzwerk ihn bezahlt hat und die Einspruchsfrist vorbei ist.',
  'faq.canILose.question': 'Kann ich mit einem Plan Geld verlieren?',
  'faq.canILose.answer':
    'Ja. Was ein Plan für die Auslieferung ausgibt, ist ausgegeben, ob die Menschen darauf eingehen oder nicht. Die Seite jedes Produkts zeigt die Bilanz aller abgerechneten Pläne: wie viele es waren, das Ergebnis im Median und den Anteil mit Verlust.\n\nNiemand kann vorher sagen, wie ein Plan ausgeht. Setzen Sie nur ein, worauf Sie verzichten können.',
  'faq.withdraw.question': 'Wie lasse ich mir Geld auszahlen?',
  'faq.withdraw.answer':
    'Legen Sie ein Transaktionspasswort und ein Auszahlungskonto fest und beantragen Sie dann im Wallet eine Auszahlung. Unser Team gibt sie frei und zahlt sie aus; jeder Schritt wird angezeigt.\n\nWenn etwas im Weg steht, sagt das Wallet, was es ist, bis wann und wie Sie es klären. Das Klären kostet nie Geld: Wer verlangt, dass Sie etwas einzahlen, damit eine Auszahlung hinausgehen kann, betrügt.',
  'faq.topUp.question': 'Wie lade ich auf?',
  'faq.topUp.answer':
    'Aufgeladen wird von Hand. Fragen Sie im Wallet eine Aufladung an; der Auflade-Service schickt Ihnen dann eine Zahlungsdaten-Karte mit dem Konto, auf das Sie zahlen. Zahlen Sie nur auf ein Konto von einer solchen Karte.\n\nUnser Team erfasst den Eingang, eine zweite Person prüft ihn, und der Betrag erscheint mit seiner Belegnummer im verfügbaren Guthaben.',

  'rules.text':
    'Ihr Geld gehört Ihnen. Es steht im verfügbaren Guthaben, ist mit Grund und Ende zurückgehalten, steckt in laufenden Plänen oder in Ergebnissen, die auf die Abrechnung warten, oder ist auf dem Weg zu Ihnen; zusammen ergibt das Ihr Gesamtguthaben.\n\nRabatte und Startguthaben sind Geld des Programms. Sie können in Plänen ausgegeben, aber nie ausgezahlt werden und zählen nie als Ihr Geld.\n\nEin Plan gibt aus, was Sie für die Auslieferung einsetzen. Ergebnisse fallen verschieden aus und können negativ sein. Nichts in dieser App ist das Versprechen eines Ergebnisses.\n\nEine Berichtigung ist immer ein neuer Eintrag, den Sie sehen können. Nichts, was geschehen ist, wird geändert oder entfernt.\n\nUnser Team fragt nie nach Ihrem Passwort und verlangt nie Geld, um Geld freizugeben.',
  'activityRules.text':
    'Den Gutschein für Neue kann jede Person einmal abholen. Ein Gutschein gilt für einen Einsatz, je Einsatz gilt ein Gutschein, und am selben Tag nur einer gleichen Namens.\n\nDen Rabatt bezahlt das Programm. Er ist kein Bargeld und nicht auszahlbar; was ein Plan davon nicht verbraucht, geht an das Programm zurück. Bevor Sie einen Einsatz bestätigen, zeigt die App, wer welchen Teil bezahlt.',

  'supportPage.heading': 'Kundenservice',
  'supportPage.post': 'Per Brief: {address}',
  'supportPage.never': 'Unser Team fragt nie nach Ihrem Passwort und verlangt nie Geld, um Geld freizugeben.',
} satisfies Translation<typeof english>;
