import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Aufladung eingegangen',
  'notice.topup.body': '{amount} sind in Ihrem verfügbaren Guthaben. Beleg {receipt}.',
  'notice.order.finished.title': 'Der Lauf von Plan {number} ist beendet',
  'notice.order.finished.body':
    'Die nicht verbrauchten {amount} sind wieder in Ihrem verfügbaren Guthaben. Die Berichte werden innerhalb von 72 Stunden geschlossen.',
  'notice.order.failed.title': 'Plan {number} ist nicht gestartet',
  'notice.order.failed.body': 'Der ganze Betrag von {amount} ist wieder in Ihrem verfügbaren Guthaben.',
  'notice.order.settled.title': 'Plan {number} ist abgerechnet',
  'notice.order.settled.body': '{amount} wurden Ihrem verfügbaren Guthaben gutgeschrieben.',
  'notice.withdrawal.approved.title': 'Auszahlung freigegeben',
  'notice.withdrawal.approved.body': '{amount} sind unterwegs zum Konto mit der Endung {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Auszahlung freigegeben',
  'notice.withdrawal.approvedUntil.body':
    '{amount} werden bis {until} auf das Konto mit der Endung {lastFour} ausgezahlt. Geschieht das nicht, ist der Betrag wieder für Sie verfügbar.',
  'notice.withdrawal.paid.title': 'Auszahlung erfolgt',
  'notice.withdrawal.paid.body': '{amount} wurden ausgezahlt. Referenz {reference}.',
  'notice.withdrawal.refused.title': 'Auszahlung abgelehnt',
  'notice.withdrawal.refused.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben. Grund: {reason}',
  'notice.withdrawal.bounced.title': 'Eine Zahlung kam zurück',
  'notice.withdrawal.bounced.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben. Grund: {reason}',
  'notice.withdrawal.lapsed.title': 'Auszahlung nicht rechtzeitig erfolgt',
  'notice.withdrawal.lapsed.body':
    '{amount} sind wieder in Ihrem verfügbaren Guthaben, da bis zur Frist nicht ausgezahlt wurde. Sie können die Auszahlung sofort neu beantragen.',
  'notice.payout.changed.title': 'Auszahlungskonto geändert',
  'notice.payout.changed.body':
    'Auszahlungen gehen jetzt an das Konto mit der Endung {lastFour}, ab {until}. Waren Sie das nicht, erheben Sie sofort Einspruch.',
  'notice.hold.released.title': 'Zurückhaltung aufgehoben',
  'notice.hold.released.body': '{amount} sind wieder in Ihrem verfügbaren Guthaben.',
  'notice.chargeback.held.title': 'Eine Zahlung wurde zurückgefordert',
  'notice.chargeback.held.body':
    '{amount} werden bis {until} zurückgehalten. Bis dahin können Sie Einspruch erheben. Grund: {reason}',
  'notice.chargeback.heldRevenue.title': 'Erlös wurde zurückgefordert',
  'notice.chargeback.heldRevenue.body':
    '{amount} an noch nicht abgerechnetem Erlös werden bis {until} zurückgehalten. Ihr verfügbares Guthaben bleibt unberührt. Bis dahin können Sie Einspruch erheben. Grund: {reason}',
  'notice.chargeback.lifted.title': 'Zurückgehaltener Erlös wurde freigegeben',
  'notice.chargeback.lifted.body':
    '{amount} werden nicht mehr zurückgehalten. Der Betrag zählt wieder zum Erlös des Plans.',
  'notice.chargeback.posted.title': 'Eine Zahlung wurde zurückgebucht',
  'notice.chargeback.posted.body': 'Die zurückgehaltenen {amount} gingen dorthin zurück, woher sie kamen.',
  'notice.acceptance.refused.title': 'Tauschzahlung nicht bestätigt',
  'notice.acceptance.refused.body':
    'Zu dem, was Sie gemeldet haben, wurde keine Zahlung gefunden. Grund: {reason}. Sie können Einspruch erheben.',
  'notice.acceptance.lapsed.title': 'Tauschzahlung nicht rechtzeitig bestätigt',
  'notice.acceptance.lapsed.body':
    'Niemand hat die gemeldete Zahlung innerhalb von 7 Tagen bestätigt. Wenn Sie gezahlt haben, erheben Sie Einspruch und fügen Sie Ihren Beleg hinzu.',
  'notice.objection.upheld.title': 'Ihrem Einspruch wurde stattgegeben',
  'notice.objection.upheld.body': 'Sie sind im Recht. Die Antwort steht bei Ihren Einsprüchen.',
  'notice.objection.rejected.title': 'Ihr Einspruch wurde zurückgewiesen',
  'notice.objection.rejected.body': 'Die Antwort mit den Gründen steht bei Ihren Einsprüchen.',
  'notice.account.closing.title': 'Ihr Konto wird geschlossen',
  'notice.account.closing.body':
    'Pläne werden beendet und Ihr Geld ausgezahlt, der Rest, sobald er frei wird. Waren Sie das nicht, erheben Sie sofort Einspruch.',
  'notice.account.closed.title': 'Ihr Konto ist geschlossen',
  'notice.account.closed.body': 'Es steht nichts mehr aus. Ihr Kontoauszug bleibt Ihnen.',
  'notice.coupon.granted.title': 'Ein Gutschein für Sie',
  'notice.coupon.granted.body': '{name} steht bei Ihren Gutscheinen und gilt bis {until}.',
  'notice.startUp.granted.title': 'Startguthaben',
  'notice.startUp.granted.body':
    'Das Programm leiht Ihnen {amount} für Pläne. Das Geld ist nicht auszahlbar; Sie können es jederzeit kostenlos zurückgeben.',
} satisfies Translation<typeof english>;
