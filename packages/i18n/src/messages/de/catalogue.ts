import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Pläne mit Verlust',
  'catalogue.lostOf': '{lost} von {settled} mit Verlust',
  'catalogue.noneSettled': 'Noch kein Plan abgerechnet',
  'record.spread':
    'Bei {settled} abgerechneten Plänen reichen die Ergebnisse von {least} bis {most}; die Hälfte liegt zwischen {lower} und {upper}.',
  'record.few': 'Prozente werden ab {count} abgerechneten Plänen gezeigt.',
  'record.source': 'Woher diese Ergebnisse kommen',
  'record.sourceExplained':
    'Jeder abgerechnete Plan dieses Produkts zählt einmal, wer immer ihn finanziert hat: was er einbrachte, abzüglich des Verbrauchten, bezogen auf das Verbrauchte. Was ein Gutschein zahlte, zählt als verbraucht. Kein Plan kann ausgelassen werden.',
  'record.result': 'Ergebnis (% der Ausgaben)',
  'record.plans': 'Pläne',
  'record.bandBelow': 'unter {until}',
  'record.band': '{from} bis unter {until}',
  'record.bandAbove': '{from} oder mehr',

  'catalogue.search': 'Titel des Produkts',
  'catalogue.order': 'Sortieren nach',
  'catalogue.order.newest': 'Neueste',
  'catalogue.order.least_amount': 'Kleinster Betrag',
  'catalogue.order.least_price': 'Niedrigster Preis je 1.000 Einblendungen',
  'catalogue.order.shortest': 'Kürzeste Laufzeit',
  'catalogue.order.most_settled': 'Meiste abgerechnete Pläne',
  'catalogue.order.fewest_lost': 'Kleinster Anteil mit Verlust',
  'catalogue.fewLast':
    'Produkte mit weniger als {count} abgerechneten Plänen stehen am Ende. Ein früheres Ergebnis sagt nichts über das nächste aus.',
  'catalogue.amount': 'Gewünschter Betrag ({currency})',
  'catalogue.daysMax': '{count, plural, one {Höchstens # Tag} other {Höchstens # Tage}}',
  'catalogue.result.no_loss': 'Median ohne Verlust',
  'catalogue.result.loss': 'Median mit Verlust',
  'catalogue.result.none': 'Weniger als {count} abgerechnet',
  'catalogue.noneFound': 'Kein Produkt passt zu diesen Filtern.',
  'creative.heading': 'Was Betrachter sehen',
  'creative.image': 'Bild {number} von {count}',
  'creative.poster': 'Standbild aus dem Video',
  'creative.openPage': 'Zielseite ansehen',
  'creative.previewExplained':
    'Das ist eine gespeicherte Kopie. Schaltflächen und Links sind hier ohne Funktion.',
  'compare.open': 'Mit einem anderen Produkt vergleichen',
  'compare.heading': 'Produkte vergleichen',
  'compare.choose': 'Wählen Sie das Produkt, mit dem Sie {product} vergleichen.',
  'compare.other': 'Ein anderes wählen',
  'compare.half': 'Die Hälfte der Ergebnisse liegt zwischen',
  'compare.few': 'zu wenige Pläne',
  'compare.none': 'Kein anderes Produkt mit diesem Titel kann zurzeit finanziert werden.',
  'compare.noRecord':
    'Zu beiden Produkten ist noch kein Plan abgerechnet, daher gibt es für keines eine Bilanz.',
  'product.notOffered': 'Dieses Produkt wird nicht mehr angeboten. Bereits finanzierte Pläne laufen weiter.',
  'repeat.way': 'Noch einmal mit {amount} finanzieren',
  'repeat.heading': 'Wiederholung von Plan {number}',
  'repeat.same': 'Es gelten noch die Bedingungen jenes Plans, Fassung {version}.',
  'repeat.changed':
    'Er hatte die Bedingungen der Fassung {before}, heute gilt Fassung {now}. Geändert hat sich:',
  'repeat.wasNow': '{before}, jetzt {now}',
  'repeat.newText': 'anders formuliert',
  'repeat.newFiles': 'neue Bilder oder neue Zielseite',
  'repeat.limits': 'Grenzen werden nicht übernommen. Setzen Sie sie, sobald der Plan läuft.',
  'watch.start': 'Produkt beobachten',
  'watch.stop': 'Nicht mehr beobachten',
  'watch.explained':
    'Sie werden benachrichtigt, wenn sich die Bedingungen ändern, wenn es nicht mehr angeboten wird und wenn es wieder angeboten wird.',
  'watch.label': 'Beobachtet',
  'watch.only': 'Nur beobachtete',
} satisfies Translation<typeof english>;
