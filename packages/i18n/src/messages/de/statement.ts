import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Welche Buchungen',
  'flow.everything': 'Alle Buchungen',
  'flow.byMonth': 'Nach Monat',
  'flow.noneInMonth': 'In diesem Monat wurde nichts bewegt.',
  'month.earlier': 'Früherer Monat',
  'month.later': 'Späterer Monat',
  'month.detail': 'Monatsübersicht',
  'month.available': 'Verfügbar',
  'month.total': 'Gesamt',
  'month.kind': 'Art',
  'month.opening': 'Anfangsstand',
  'month.closing': 'Endstand',
  'month.addsUp': 'Anfangsstand und alle Summen ergeben den Endstand. Die Tage sind die von {zone}.',
  'statement.heading': 'Kontoauszug',
  'statement.explained':
    'Die JSON-Datei enthält jede Buchung mit ihrer Prüfsumme: Jeder kann sie ohne uns prüfen. Die CSV-Datei öffnet sich in einer Tabellenkalkulation.',
  'statement.export': 'Als {format} sichern',
  'statement.saved': 'Gesichert als {name}.',
} satisfies Translation<typeof english>;
