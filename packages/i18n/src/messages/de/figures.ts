import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Zeitraum',
  'figures.time.week': '7 Tage',
  'figures.time.four': '28 Tage',
  'figures.time.month': 'Dieser Monat',
  'figures.time.own': 'Eigener',
  'figures.fault.day': 'Geben Sie ein gültiges Datum ab 2000 ein.',
  'figures.fault.order': 'Der letzte Tag liegt vor dem ersten.',
  'figures.fault.long': 'Wählen Sie höchstens 366 Tage.',
  'figures.by': 'Aufschlüsseln nach',
  'figures.by.day': 'Tag',
  'figures.by.hour': 'Stunde',
  'figures.by.plan': 'Plan',
  'figures.by.product': 'Produkt',
  'figures.figure': 'Gezeigte Zahl',
  'figures.fell': 'Die Ausgaben sind gesunken, seit {plan} am {day} endete.',
  'figures.rose': 'Die Ausgaben sind gestiegen, seit {plan} am {day} gestartet ist.',
  'figures.compared': 'Davor: {value}, {days}',
  'figures.before': 'Davor',
  'figures.table': '{name}, Zeile für Zeile',
  'figures.total': 'Summe',
  'figures.quiet': 'Was in keinem der beiden Zeiträume Berichte hat, fehlt hier.',
  'figures.rest': 'Alle übrigen',
  'figures.inspect': 'Gezeigter Punkt',
  'figures.zone': 'Tage und Stunden in Ihrer Zeitzone, {zone}.',
  'figures.export': 'Als CSV speichern',
  'figures.allPlans': 'Alle Pläne',

  // Beside the other figures of a source: a plan’s own money, and the signed day of a row. They come with the sheet.
  'source.figure.put_own': 'Von Ihnen gezahlt',
  'source.figure.billed_own': 'Von Ihrem Geld verbraucht',
  'source.figure.net_own': 'Ihr Nettoergebnis',
  'source.figure.got_back': 'An Sie zurück',
  'source.signedDay': 'Signierter Tag',
  'source.sealed':
    'Versiegelt mit dem {day}, signiert am {time}. Nichts darin lässt sich ändern, ohne dass es auffällt.',
  'source.notSealed': 'Noch nicht versiegelt. Jeder Tag wird signiert, sobald er vorüber ist.',
  'source.root': 'Wurzel des Tages',
  'source.dayKey': 'Schlüssel des Tages',
  'source.link': 'Seine Stelle in Ihrer Kette',
} satisfies Translation<typeof english>;
