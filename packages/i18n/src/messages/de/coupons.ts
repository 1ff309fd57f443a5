import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Festbetrag-Gutschein',
  'coupon.kind.value_add': 'Bonusgutschein',
  'coupon.kind.deduction': 'Rabattgutschein',
  'coupon.kind.team': 'Team-Gutschein',
  'coupon.kind.custom': 'Sondergutschein',

  'coupon.off': '{value} weniger',
  'coupon.added': '{value} dazu',
  'coupon.offExplained': 'Sie zahlen {value} weniger; das Programm zahlt es für Sie.',
  'coupon.addedExplained': 'Ihr Plan kann {value} mehr ausgeben; das Programm zahlt es.',
  'coupon.cap': 'Das Programm zahlt höchstens {amount}.',
  'coupon.requirement': 'Für Einsätze ab {amount}',
  'coupon.anyAmount': 'Für jeden Betrag',
  'coupon.teamOnly': 'Nur für Personen, die einer Planleitung folgen.',
  'coupon.validUntil': 'Gültig bis {time}',
  'coupon.expired': 'Abgelaufen am {time}',
  'coupon.used': 'Eingelöst am {time}',
  'coupon.useNow': 'Jetzt einlösen',
  'coupon.toPlan': 'Zum Plan',

  'coupons.state.unused': 'Verfügbar',
  'coupons.state.used': 'Eingelöst',
  'coupons.state.expired': 'Abgelaufen',
  'coupons.none.unused': 'Sie haben keinen offenen Gutschein. Bei Aktionen gibt es welche.',
  'coupons.none.used': 'Noch kein Gutschein eingelöst. Sie wählen einen, wenn Sie einen Betrag einsetzen.',
  'coupons.none.expired': 'Kein Gutschein ist abgelaufen.',
  'coupons.toActivities': 'Zu den Aktionen',
  'coupons.explained':
    'Ein Gutschein je Einsatz, und einer gleichen Namens am Tag. Ein Gutschein ist kein Bargeld und nicht auszahlbar.',

  'activities.newcomer': 'Für Neue',
  'activities.validDays':
    '{count, plural, one {Nach dem Abholen # Tag gültig} other {Nach dem Abholen # Tage gültig}}',
  'activities.openUntil': 'Offen bis {time}',
  'activities.claim': 'Gutschein abholen',
  'activities.received': 'Abgeholt',
  'activities.over': 'Diese Aktion ist vorbei.',
  'activities.claimed': 'Der Gutschein gehört Ihnen.',
  'activities.toCoupons': 'Meine Gutscheine',
  'activities.rules': 'Regeln der Aktion',
  'activities.none': 'Zurzeit läuft keine Aktion. Gutscheine, die Sie haben, bleiben gültig.',

  'put.coupon': 'Gutschein',
  'put.noCoupon': 'Kein Gutschein',
  'put.couponsFit':
    '{count, plural, =0 {Keiner Ihrer Gutscheine passt zu diesem Einsatz} one {# Ihrer Gutscheine passt zu diesem Einsatz} other {# Ihrer Gutscheine passen zu diesem Einsatz}}',
  'put.useStartUp': 'Zuerst Startguthaben ausgeben',
  'put.startUpExplained':
    'Das Programm leiht Ihnen {amount}. Das Geld ist nicht auszahlbar; was der Plan nicht ausgibt, geht zurück in Ihr Startguthaben.',
  'put.whoPays': 'Wer zahlt',
} satisfies Translation<typeof english>;
