import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Fragen und Antworten',
  'faq.lead': 'Was zuerst gefragt wird.',
  'faq.more': 'Weitere Fragen',
  'faq.none': 'Hier sind noch keine Fragen beantwortet. Ihre beantwortet der Kundenservice.',
  'faq.ask': 'Kundenservice fragen',
  'faq.missing': 'Diese Frage gibt es hier nicht mehr.',
  'faq.version': 'Fassung {number}',

  'customer.open': '{label} wird geöffnet',
  'customer.refused': 'Diese Adresse ist kein Kontakt von uns',
  'customer.refusedExplained':
    'In der App werden nur Kontakte geöffnet, die der Kundenservice aufführt. Es wurde nichts geöffnet.',
  'customer.choose': 'Kontakt wählen',

  'update.ready': 'Eine neuere Version der App ist bereit.',
  'update.use': 'Verwenden',
  'refresh.pull': 'Zum Aktualisieren ziehen',
  'refresh.release': 'Zum Aktualisieren loslassen',
  'refresh.running': 'Die neuesten Zahlen werden geladen',
  'blocked.notOpen': 'So, wie Ihr Konto jetzt steht, ist dies nicht offen.',
  'blocked.whatIsOpen': 'Was Ihnen offensteht',
} satisfies Translation<typeof english>;
