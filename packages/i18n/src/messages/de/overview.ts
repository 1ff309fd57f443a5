import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · davor: {value}',
  'adCenter.chart': 'Ausgaben und Erlös im Verlauf',
  'adCenter.chartInspect': 'Gezeigter Zeitpunkt',
  'adCenter.chartTime': 'Zeit',
  'adCenter.more': 'Ihr Konto',
  'adCenter.creditScore': 'Vertrauenspunkte',
  'adCenter.shopLevel': 'Shop-Stufe',
  'adCenter.level': 'Stufe {level}',
  'adCenter.activities': 'Aktion für Neue',
  'adCenter.coupons': 'Gutscheine',
  'adCenter.follow': 'Plänen folgen',
  'adCenter.followRecords': 'Folge-Verlauf',
  'adCenter.rules': 'Nutzungsregeln',
  'adCenter.feedback': 'Rückmeldung',
  'adCenter.faq': 'Fragen und Antworten',
  'adCenter.transparency': 'Transparenz',
} satisfies Translation<typeof english>;
