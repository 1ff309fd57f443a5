import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Hier können Sie uns ohne Anmeldung schreiben, auch wenn Ihr Konto nicht freigeschaltet, gesperrt oder geschlossen ist.',
  'guest.new': 'Schreiben Sie uns',
  'guest.back': 'Zurück zu einem Fall',
  'guest.name': 'Ihr Name',
  'guest.email': 'E-Mail (freiwillig)',
  'guest.username': 'Benutzername des Kontos (freiwillig)',
  'guest.text': 'Worum geht es?',
  'guest.open': 'Fall eröffnen',
  'guest.number': 'Fallnummer',
  'guest.secret': 'Kennwort',
  'guest.show': 'Fall anzeigen',
  'guest.keep':
    'Notieren Sie Nummer und Kennwort. Nur damit kommen Sie zu diesem Fall zurück, und wir können sie Ihnen nicht noch einmal senden.',
  'guest.messages': 'Nachrichten',
  'guest.you': 'Sie',
  'guest.desk': 'Kundenservice',
  'guest.answer': 'Ihre Nachricht',
  'guest.send': 'Senden',
  'guest.refresh': 'Nach einer Antwort sehen',
  'guest.object': 'Einspruch gegen den Zustand eines Kontos',
  'guest.objectExplained':
    'Wenn Ihr Konto gesperrt wurde und Sie nicht einverstanden sind, sagen Sie warum. Bevor wir handeln, prüfen wir, wer schreibt. Die Antwort kommt in diesem Fall.',
  'guest.objectUsername': 'Benutzername des Kontos',
  'guest.objectText': 'Warum Sie nicht einverstanden sind',
  'guest.objectSend': 'Einspruch senden',
  'guest.objected': 'Ihr Einspruch ist gesendet. Die Antwort kommt in diesem Fall.',
  'guest.sent': 'Ihre Nachricht ist gesendet.',
  'guest.openNow': 'Der Kundenservice ist jetzt besetzt.',
  'guest.closedNow': 'Der Kundenservice ist geschlossen. Er öffnet am {time}.',
  'guest.later': 'Versuchen Sie es nach {time} erneut.',
  'guest.older': 'Es werden nur die neuesten Nachrichten gezeigt.',
} satisfies Translation<typeof english>;
