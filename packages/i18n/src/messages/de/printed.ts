import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'Betriebs-ID {id}',
  'printed.made': 'Erstellt am {time}. Alle Zeiten sind die von {zone}.',
  'printed.head': 'Prüfsumme der letzten Buchung: {hash}',
  'printed.time': 'Zeit',
  'printed.availableAfter': 'Verfügbar danach',
  'printed.totalAfter': 'Gesamt danach',
  'printed.byHand': 'von Hand eingegeben',
  'printed.checkable':
    'Zum Lesen. Die JSON-Datei desselben Monats enthält dieselben Zahlen und lässt sich ohne uns prüfen. □ steht für ein Zeichen, das diese Datei nicht darstellen kann.',
  'printed.page': 'Seite {page} von {count}',
} satisfies Translation<typeof english>;
