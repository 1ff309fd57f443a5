import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Geld eingezahlt',
  'notice.topup.body': '{amount} sind in Ihrem verfügbaren Guthaben. Beleg {receipt}.',
  'notice.order.finished.title': 'Plan {number} ist beendet',
  'notice.order.finished.body':
    'Die nicht verbrauchten {amount} sind wieder in Ihrem verfügbaren Guthaben. Die Berichte werden innerhalb von 72 Stunden geschlossen.',
  'notice.order.failed.title': 'Plan {number} ist nicht gestartet',
  'notice.order.failed.body': 'Der ganze Betrag von {amount} ist wieder in Ihrem verfügbaren Guthaben.',
  'notice.order.settled.title': 'Plan {number} ist abgerechnet',
  'notice.order.settled.body': '{amount} wurden Ihrem verfügbaren Guthaben gutgeschrieben.',
  'notice.order.planFailed.title': 'Ein Plan ist nicht gestartet',
  'notice.order.planFailed.body':
    '{product}: Der ganze Betrag von {amount} ist wieder in Ihrem verfügbaren Guthaben. Plan {number}.',
  'notice.order.planFinished.title': 'Ein Plan ist beendet',
  'notice.order.planFinished.body':
    '{product}: Die Berichte werden innerhalb von 72 Stunden geschlossen. Plan {number}.',
  'notice.order.planFinishedRest.title': 'Ein Plan ist beendet',
  'notice.order.planFinishedRest.body':
    '{product}: Die nicht verbrauchten {amount} sind wieder in Ihrem verfügbaren Guthaben. Die Berichte werden innerhalb von 72 Stunden geschlossen. Plan {number}.',
  'notice.order.planSettled.title': 'Ein Plan ist abgerechnet',
  'notice.order.planSettled.body':
    'Ergebnis {result}: {product}. {amount} wurden Ihrem verfügbaren Guthaben gutgeschrieben. Plan {number}.',
  'notice.order.limitReached.title': 'Plan {number} hat eine Ihrer Grenzen erreicht',
  'notice.order.limitReached.body':
    'Er wird gestoppt. Ausgaben {billed}, Erlös {revenue}, Conversions {conversions}. Der Rest kommt zurück, sobald das Netzwerk den Lauf beendet hat.',
  'notice.order.costLimitReached.title': 'Plan {number}: Kosten je Conversion über Ihrer Grenze',
  'notice.order.costLimitReached.body':
    'Die Kosten je Conversion haben Ihre Grenze von {value} überschritten. Der Plan wird gestoppt. Ausgaben {billed}, Erlös {revenue}, Conversions {conversions}. Der Rest kommt zurück, sobald das Netzwerk den Lauf beendet hat.',
  'notice.order.lossLimitReached.title': 'Plan {number}: Ihre Verlustgrenze ist erreicht',
  'notice.order.lossLimitReached.body':
    'Der Verlust hat Ihre Grenze von {value} erreicht. Der Plan wird gestoppt. Ausgaben {billed}, Erlös {revenue}, Conversions {conversions}. Der Rest kommt zurück, sobald das Netzwerk den Lauf beendet hat.',
  'notice.order.spendLimitReached.title': 'Plan {number}: Ihre Grenze ohne Conversion ist erreicht',
  'notice.order.spendLimitReached.body':
    '{value} wurden ohne Conversion verbraucht. Der Plan wird gestoppt. Ausgaben {billed}, Erlös {revenue}, Conversions {conversions}. Der Rest kommt zurück, sobald das Netzwerk den Lauf beendet hat.',
  'notice.order.endDateReached.title': 'Plan {number}: Ihr Enddatum ist erreicht',
  'notice.order.endDateReached.body':
    'Das von Ihnen gesetzte Enddatum ist erreicht. Der Plan wird gestoppt. Ausgaben {billed}, Erlös {revenue}, Conversions {conversions}. Der Rest kommt zurück, sobald das Netzwerk den Lauf beendet hat.',
  'notice.order.dailyCapReached.title': 'Plan {number} hat Ihren Höchstbetrag pro Tag erreicht',
  'notice.order.dailyCapReached.body':
    'Mit dem Bericht für die 15 Minuten ab {bucket} läge der Tag (UTC) über {amount}. Er wird ganz zurückgestellt: Er wird nicht berechnet, und seine Conversions zählen nicht.',
  'notice.product.changed.title': 'Ein beobachtetes Produkt hat neue Bedingungen',
  'notice.product.changed.body':
    '{product}: Für neue Pläne gilt Fassung {version}. Bereits finanzierte Pläne behalten ihre Fassung.',
  'notice.product.retired.title': 'Ein beobachtetes Produkt wird nicht mehr angeboten',
  'notice.product.retired.body':
    '{product}, Fassung {version}, nimmt keine neuen Pläne an. Bereits finanzierte Pläne laufen weiter.',
  'notice.product.back.title': 'Ein beobachtetes Produkt wird wieder angeboten',
  'notice.product.back.body': '{product} nimmt wieder Pläne an, nach Fassung {version}.',
  'notice.order.restated.title': 'Plan {number}: Das Netzwerk hat einen Bericht berichtigt',
  'notice.order.restated.body':
    'Für die 15 Minuten ab {bucket}: Ausgaben {spendBefore}, jetzt {spendAfter}; Ihr Erlös {revenueBefore}, jetzt {revenueAfter}. Im Plan steht jede Zahl, alt und neu.',
  'notice.order.restatedByStaff.title': 'Plan {number}: Das Team hat einen Bericht berichtigt',
  'notice.order.restatedByStaff.body':
    'Für die 15 Minuten ab {bucket}: Ausgaben {spendBefore}, jetzt {spendAfter}; Ihr Erlös {revenueBefore}, jetzt {revenueAfter}. Im Plan steht jede Zahl, alt und neu, und die Begründung.',
  'notice.withdrawal.approved.title': 'Auszahlung freigegeben',
  'notice.withdrawal.approved.body': '{amount} sind unterwegs zum Konto mit der Endung {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Auszahlung freigegeben',
  'notice.withdrawal.approvedUntil.body':
    '{amount} werden bis {until} auf das Konto mit der Endung {lastFour} ausgezahlt. Geschieht das nicht, ist der Betrag wieder für Sie verfügbar.',
  'notice.withdrawal.paid.title': 'Auszahlung erfolgt',
  'notice.withdrawal.paid.body': '{amount} wurden ausgezahlt. Referenz {reference}.',
  'notice.withdrawal.refused.title': 'Auszahlung abgelehnt',
  'notice.withdrawal.refused.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben. Grund: {reason}',
  'notice.withdrawal.bounced.title': 'Die Bank hat eine Zahlung zurückgebucht',
  'notice.withdrawal.bounced.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben. Grund: {reason}',
  'notice.withdrawal.lapsed.title': 'Auszahlung nicht rechtzeitig erfolgt',
  'notice.withdrawal.lapsed.body':
    '{amount} sind wieder in Ihrem verfügbaren Guthaben, da bis zur Frist nicht ausgezahlt wurde. Sie können die Auszahlung sofort neu beantragen.',
  'notice.payout.changed.title': 'Auszahlungskonto geändert',
  'notice.payout.changed.body':
    'Ab {until} gehen Auszahlungen an das Konto mit der Endung {lastFour}. Waren Sie das nicht, erheben Sie sofort Einspruch.',
  'notice.payout.passwordReset.title': 'Transaktionspasswort neu gesetzt',
  'notice.payout.passwordReset.body':
    'Es wurde ohne das alte gesetzt, deshalb warten Auszahlungen bis {until}. Wenn Sie das nicht waren, erheben Sie sofort Einspruch.',
  'notice.payout.factorOff.title': 'Auszahlungen warten 24 Stunden',
  'notice.payout.factorOff.body':
    'Ein Passkey oder Einmalcodes wurden ausgeschaltet, oder ein Wiederherstellungscode wurde benutzt, deshalb warten Auszahlungen bis {until}. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und schreiben Sie dem Kundenservice.',
  'notice.hold.released.title': 'Zurückhaltung aufgehoben',
  'notice.hold.released.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben.',
  'notice.chargeback.held.title': 'Eine Zahlung wurde zurückgefordert',
  'notice.chargeback.held.body':
    '{amount} werden bis {until} zurückgehalten. Bis dahin können Sie Einspruch erheben. Grund: {reason}',
  'notice.chargeback.heldRevenue.title': 'Erlös wurde zurückgefordert',
  'notice.chargeback.heldRevenue.body':
    '{amount} an noch nicht abgerechnetem Erlös werden bis {until} zurückgehalten. Ihr verfügbares Guthaben bleibt unberührt. Bis dahin können Sie Einspruch erheben. Grund: {reason}',
  'notice.chargeback.house.title': 'Eine Zahlung wurde zurückgefordert',
  'notice.chargeback.house.body':
    'Der Betreiber zahlt {amount} aus eigenem Geld. Von Ihrem Geld wird nichts zurückgehalten oder abgezogen. Grund: {reason}',
  'notice.chargeback.lifted.title': 'Zurückgehaltener Erlös wurde freigegeben',
  'notice.chargeback.lifted.body':
    '{amount} werden nicht mehr zurückgehalten. Der Betrag zählt wieder zum Erlös des Plans.',
  'notice.chargeback.posted.title': 'Eine Zahlung wurde zurückgebucht',
  'notice.chargeback.posted.body': 'Die zurückgehaltenen {amount} gingen dorthin zurück, woher sie kamen.',
  'notice.acceptance.refused.title': 'Umtauschzahlung nicht bestätigt',
  'notice.acceptance.refused.body':
    'Zu dem, was Sie gemeldet haben, wurde keine Zahlung gefunden. Sie können Einspruch erheben. Grund: {reason}',
  'notice.acceptance.lapsed.title': 'Umtauschzahlung nicht rechtzeitig bestätigt',
  'notice.acceptance.lapsed.body':
    'Niemand hat die gemeldete Zahlung innerhalb von 7 Tagen bestätigt. Wenn Sie gezahlt haben, erheben Sie Einspruch und fügen Sie Ihren Beleg hinzu.',
  'notice.objection.upheld.title': 'Ihrem Einspruch wurde stattgegeben',
  'notice.objection.upheld.body':
    'Es wurde zu Ihren Gunsten entschieden. Die Antwort steht bei Ihren Einsprüchen.',
  'notice.objection.lapsed.title': 'Ihrem Einspruch wurde stattgegeben: Niemand hat rechtzeitig geantwortet',
  'notice.objection.lapsed.body':
    'Niemand aus dem Team hat bis zur Frist geantwortet; deshalb wurde zu Ihren Gunsten entschieden. Was daraus folgt, steht bei Ihren Einsprüchen.',
  'notice.objection.paid.title': 'Erstattung nach Ihrem Einspruch',
  'notice.objection.paid.body': 'Vom Betreiber gezahlt und verfügbar: {amount}.',
  'notice.objection.rejected.title': 'Ihr Einspruch wurde zurückgewiesen',
  'notice.objection.rejected.body': 'Die Antwort mit den Gründen steht bei Ihren Einsprüchen.',
  'notice.account.passkeyAdded.title': 'Passkey hinzugefügt',
  'notice.account.passkeyAdded.body':
    '„{name}“ öffnet jetzt Ihr Konto. Wenn Sie das nicht waren, entfernen Sie ihn und ändern Sie Ihr Anmeldepasswort.',
  'notice.account.passkeyRemoved.title': 'Passkey entfernt',
  'notice.account.passkeyRemoved.body':
    '„{name}“ öffnet Ihr Konto nicht mehr. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und schreiben Sie dem Kundenservice.',
  'notice.account.totpOn.title': 'Einmalcodes eingeschaltet',
  'notice.account.totpOn.body':
    'Die Anmeldung mit Passwort fragt jetzt auch nach einem Code aus Ihrer Authentifizierungs-App.',
  'notice.account.totpOff.title': 'Einmalcodes ausgeschaltet',
  'notice.account.totpOff.body':
    'Die Anmeldung fragt nicht mehr nach einem Code. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und schreiben Sie dem Kundenservice.',
  'notice.account.recoveryCodesMade.title': 'Neue Wiederherstellungscodes',
  'notice.account.recoveryCodesMade.body':
    'Früher erstellte Codes gelten nicht mehr. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und erstellen Sie neue.',
  'notice.account.recoveryCodeUsed.title': 'Ein Wiederherstellungscode wurde benutzt',
  'notice.account.recoveryCodeUsed.body':
    'Übrige Codes: {left}. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und schreiben Sie dem Kundenservice.',
  'notice.account.codesTried.title': 'Jemand probiert Codes bei Ihrer Anmeldung',
  'notice.account.codesTried.body':
    'Ihr Passwort war richtig, die Codes waren falsch, und niemand konnte sich anmelden. Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es.',
  'notice.account.factorsRemoved.title': 'Passkeys und Codes entfernt',
  'notice.account.factorsRemoved.body':
    'Ihre Passkeys, Einmalcodes und Wiederherstellungscodes gelten nicht mehr. Wenn Sie das nicht verlangt haben, schreiben Sie sofort dem Kundenservice.',
  'notice.account.closing.title': 'Ihr Konto wird geschlossen',
  'notice.account.closing.body':
    'Pläne werden beendet und Ihr Geld ausgezahlt, der Rest, sobald er frei wird. Waren Sie das nicht, erheben Sie sofort Einspruch.',
  'notice.account.closed.title': 'Ihr Konto ist geschlossen',
  'notice.account.closed.body': 'Alles ist ausgezahlt. Ihren Kontoauszug können Sie weiterhin abrufen.',
  'notice.coupon.granted.title': 'Ein Gutschein für Sie',
  'notice.coupon.granted.body': '{name} steht bei Ihren Gutscheinen und gilt bis {until}.',
  'notice.startUp.granted.title': 'Startguthaben',
  'notice.startUp.granted.body':
    'Der Betreiber leiht Ihnen {amount} für Pläne. Das Geld ist nicht auszahlbar; Sie können es jederzeit kostenlos zurückgeben.',
  'notice.startUp.offered.title': 'Startguthaben angeboten',
  'notice.startUp.offered.body':
    'Der Betreiber bietet an, Ihnen {amount} für Pläne zu leihen. Nehmen Sie in Ihrem Wallet bis {until} an oder lehnen Sie ab; ohne Annahme geschieht nichts.',
  'notice.acceptance.issued.title': 'Ihr Umtausch ist bereit',
  'notice.acceptance.issued.body':
    'Zwei Personen haben die Bedingungen eines Umtauschs geprüft. Öffnen Sie ihn mit Ihrem Code; vor der Zahlung steht dort, was Sie zahlen und was Sie erhalten.',

  'notice.feedback.answered.title': 'Antwort auf Ihre Rückmeldung',
  'notice.feedback.answered.body': 'Sie schrieben uns zu: {subject}. Unsere Antwort: {answer}',
  'notice.topup.refused.title': 'Einzahlungs­anfrage geschlossen',
  'notice.topup.refused.body':
    'Zu Ihrer Einzahlungs­anfrage über {amount} wurde nichts gebucht. Wenn Sie doch gezahlt haben, erheben Sie Einspruch und fügen Sie Ihren Nachweis hinzu. Grund: {reason}',
  'notice.hold.opened.title': 'Ein Teil Ihres Guthabens wird zurückgehalten',
  'notice.hold.opened.body':
    '{amount} werden bis {until} zurückgehalten und dann von selbst wieder frei. Sie können kostenlos Einspruch erheben. Grund: {reason}',
  'notice.hold.renewed.title': 'Eine Zurückhaltung wurde einmal verlängert',
  'notice.hold.renewed.body':
    '{amount} bleiben bis {until} zurückgehalten; eine weitere Verlängerung ist nicht möglich. Sie können kostenlos Einspruch erheben. Grund: {reason}',
  'notice.score.forged.title': 'Ihre Vertrauenspunkte wurden gesenkt',
  'notice.score.forged.body':
    'Zwei Personen aus dem Team halten ein Dokument für gefälscht. Ihr Guthaben ist davon nicht berührt. Sie können Einspruch erheben. Grund: {reason}',
  'notice.account.disabled.title': 'Ihr Konto ist gesperrt',
  'notice.account.disabled.body':
    'Der Grund steht auf Ihrer Startseite. Ihr Geld bleibt Ihres: Sie können es auszahlen lassen, Einspruch erheben und uns schreiben.',
  'notice.account.enabled.title': 'Ihr Konto ist freigegeben',
  'notice.account.enabled.body': 'In der App steht Ihnen alles offen.',
  'notice.account.passwordChanged.title': 'Ihr Anmeldepasswort wurde geändert',
  'notice.account.passwordChanged.body':
    'Sie wurden überall abgemeldet. Waren Sie es nicht, nutzen Sie „Passwort vergessen?“ und schreiben Sie uns.',
  'notice.account.signedOut.title': 'Sie wurden überall abgemeldet',
  'notice.account.signedOut.body': 'Das Team hat Sie auf allen Geräten abgemeldet. Grund: {reason}',

  'notice.support.answered.title': 'Der Kundenservice hat Ihnen geantwortet',
  'notice.support.answered.body': 'Die Antwort finden Sie in Ihrem Gespräch mit dem Kundenservice.',

  'notice.demoDesk':
    'Das ist der Demo-Schalter der Testumgebung: Hier antwortet ein Computer, kein Mensch. Er sendet Zahlungsdaten, bucht Einzahlungen und führt Auszahlungen von selbst innerhalb einer Minute aus. Es fließt kein echtes Geld. Jeder Schritt steht auf der Seite des Vorgangs.',
  'notice.sample.announcement.title': 'Beispiel­mitteilung: Nutzungs­regeln, Fassung 1',
  'notice.sample.announcement.body':
    'Die Nutzungsregeln sagen, wo Ihr Geld in jedem Augenblick steht und was nie von Ihnen verlangt wird. Eine geänderte Regel wird hier angekündigt, bevor sie gilt. Diese Mitteilung gehört zu den Beispieldaten.',
  'notice.sample.maintenance.title': 'Beispielwartung: Berichte kamen später als sonst',
  'notice.sample.maintenance.body':
    'Zwanzig Minuten lang wurden keine Berichte über die Auslieferung angenommen. Die Berichte wurden erneut gesendet und einmal gezählt; kein Betrag wurde geändert, Einzahlungen und Auszahlungen liefen wie gewohnt. Diese Mitteilung gehört zu den Beispieldaten.',
  'notice.sample.activity.title': 'Beispielaktion: ein Willkommens­gutschein',
  'notice.sample.activity.body':
    'Den Willkommens­gutschein kann jede Person einmal abholen. Bevor Sie einen Betrag bestätigen, zeigt die App, wer welchen Teil bezahlt. Diese Mitteilung gehört zu den Beispieldaten.',

  'contact.general': 'Allgemeine Fragen',
  'contact.recharge': 'Einzahlungs-Support',

  'faq.learningPhase.question': 'Was ist die Lernphase eines Plans?',
  'faq.learningPhase.answer':
    'Nach dem Start eines Plans muss das Netzwerk lernen, wen es erreicht. Das braucht etwa 30 bis 50 Conversions innerhalb von 7 Tagen. Bis dahin schwanken die Zahlen eines Plans von Tag zu Tag stark.\n\nDie Seite des Plans zeigt, wie viele Conversions gezählt wurden. Ein Plan in der Lernphase kann wie jeder andere mit Verlust enden.',
  'faq.whereIsMyMoney.question': 'Wo ist mein Geld, während ein Plan läuft?',
  'faq.whereIsMyMoney.answer':
    'Wenn Sie einen Plan finanzieren, geht der Betrag vom verfügbaren Guthaben zu „In Plänen“. Mit jedem Bericht über die Auslieferung wird ein Teil davon berechnet. Was nicht verbraucht wurde, kommt am Ende des Laufs zurück ins verfügbare Guthaben.\n\nDer Erlös eines Plans steht unter „In Abrechnung“. Er wird verfügbar, sobald das Netzwerk ihn bezahlt hat und die Einspruchsfrist vorbei ist.',
  'faq.canILose.question': 'Kann ich mit einem Plan Geld verlieren?',
  'faq.canILose.answer':
    'Ja. Was ein Plan für die Auslieferung ausgibt, ist ausgegeben, ob die Menschen darauf eingehen oder nicht. Die Seite jedes Produkts zeigt die Bilanz aller abgerechneten Pläne: wie viele es waren, das Ergebnis im Median und den Anteil mit Verlust.\n\nNiemand kann vorher sagen, wie ein Plan ausgeht. Geben Sie nur Geld hinein, auf das Sie verzichten können.',
  'faq.withdraw.question': 'Wie lasse ich mir Geld auszahlen?',
  'faq.withdraw.answer':
    'Legen Sie ein Transaktionspasswort und ein Auszahlungskonto fest und beantragen Sie dann im Wallet eine Auszahlung. Unser Team gibt sie frei und zahlt sie aus; jeder Schritt wird angezeigt.\n\nWenn etwas im Weg steht, sagt das Wallet, was es ist, bis wann und wie Sie es klären. Das Klären kostet nie Geld: Wer verlangt, dass Sie etwas einzahlen, damit eine Auszahlung hinausgehen kann, betrügt.',
  'faq.topUp.question': 'Wie zahle ich Geld ein?',
  'faq.topUp.answer':
    'Einzahlungen werden von Hand bearbeitet. Fragen Sie im Wallet eine an; der Einzahlungs-Support schickt Ihnen dann die Zahlungsdaten mit dem Konto, auf das Sie zahlen. Zahlen Sie nur auf ein Konto aus solchen Zahlungsdaten.\n\nUnser Team erfasst den Eingang, eine zweite Person prüft ihn, und der Betrag erscheint mit seiner Belegnummer im verfügbaren Guthaben.',

  'rules.text':
    'Ihr Geld gehört Ihnen. Es steht im verfügbaren Guthaben, ist mit Grund und Ende zurückgehalten, steckt in laufenden Plänen oder in Ergebnissen, die auf die Abrechnung warten, oder ist auf dem Weg zu Ihnen; zusammen ergibt das Ihr Gesamtguthaben.\n\nRabatte und Startguthaben sind Geld des Betreibers. Beide können in Plänen ausgegeben, aber nie ausgezahlt werden und zählen nie als Ihr Geld.\n\nEin Plan gibt Ihr Geld für die Auslieferung aus. Ergebnisse fallen verschieden aus und können negativ sein. Nichts in dieser App verspricht ein Ergebnis.\n\nEine Berichtigung ist immer ein neuer Eintrag, den Sie sehen können. Nichts, was geschehen ist, wird geändert oder entfernt.\n\nUnser Team fragt nie nach Ihrem Passwort und verlangt nie Geld, um Geld freizugeben.',
  'activityRules.text':
    'Den Willkommens­gutschein kann jede Person einmal abholen. Sie wählen einen Gutschein, wenn Sie einen Plan finanzieren: je Plan einen, und am selben Tag nur einen gleichen Namens.\n\nDen Rabatt bezahlt der Betreiber. Er ist kein Bargeld und nicht auszahlbar; was ein Plan davon nicht verbraucht, geht an den Betreiber zurück. Bevor Sie bestätigen, zeigt die App, wer welchen Teil bezahlt.',

  'printed.account': 'Konto-ID {id}',
  'printed.made': 'Erstellt am {time}. Alle Zeiten sind die von {zone}.',
  'printed.head': 'Prüfsumme der letzten Buchung: {hash}',
  'printed.time': 'Zeit',
  'printed.availableAfter': 'Verfügbar danach',
  'printed.totalAfter': 'Gesamt danach',
  'printed.byHand': 'von Hand erfasst',
  'printed.checkable':
    'Zum Lesen. Die JSON-Datei desselben Monats enthält dieselben Zahlen und lässt sich ohne uns prüfen. □ steht für ein Zeichen, das diese Datei nicht darstellen kann.',
  'printed.page': 'Seite {page} von {count}',
} satisfies Translation<typeof english>;
