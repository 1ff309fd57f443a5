import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'Wartet auf Freischaltung',
  'blocked.tag.disabled': 'Gesperrt',
  'blocked.tag.closed': 'Geschlossen',
  'blocked.title.not_activated': 'Ihr Konto wartet auf die Freischaltung',
  'blocked.title.disabled': 'Ihr Konto ist gesperrt, Ihr Geld bleibt Ihr Geld',
  'blocked.title.closed': 'Ihr Konto ist geschlossen',
  'blocked.text.not_activated':
    'Das übernimmt unser Team. Sie müssen dafür nichts tun und nichts zahlen; diese Seite ändert sich von selbst, sobald es so weit ist.',
  'blocked.text.disabled':
    'Neue Pläne sind vorerst nicht möglich. Laufende Pläne enden und werden abgerechnet wie sonst auch, und was hier steht, bleibt Ihnen offen.',
  'blocked.text.closed':
    'Ihr Chat, Ihre Mitteilungen und Ihr Kontoauszug bleiben Ihnen offen, und begonnene Auszahlungen gehen weiter.',
  'blocked.objectNote': 'Eine andere Person antwortet bis zu einem festen Datum',
  'blocked.available': '{amount} verfügbar',
  'blocked.chat': 'Mit dem Kundenservice schreiben',
  'blocked.chatNote': 'Ihr Verlauf bleibt erhalten',
  'blocked.closeNote': 'Alles wird Ihnen ausgezahlt',
  'blocked.underWay': '{amount} sind zu Ihnen unterwegs',
  'blocked.left': '{amount} sind noch auf dem Konto',
  'blocked.later': '{amount} stehen noch aus',
};
