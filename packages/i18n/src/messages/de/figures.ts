import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Zeitraum',
  'figures.time.week': '7 Tage',
  'figures.time.four': '28 Tage',
  'figures.time.month': 'Dieser Monat',
  'figures.time.own': 'Eigener',
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
  'figures.rest': 'Alle übrigen',
  'figures.inspect': 'Gezeigter Punkt',
  'figures.zone': 'Tage und Stunden in Ihrer Zeitzone, {zone}.',
  'figures.export': 'Als CSV speichern',
  'figures.allPlans': 'Alle Pläne',
} satisfies Translation<typeof english>;
