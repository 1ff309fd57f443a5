import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Ihre Angaben',
  'details.nickname': 'Anzeigename',
  'details.save': 'Angaben speichern',
  'details.saved': 'Ihre Angaben sind gespeichert.',
  'details.picture': 'Bild des Kontos',
  'details.choose': 'Bild auswählen',
  'details.change': 'Bild ändern',
  'details.pictureSaved': 'Das Bild ist gespeichert.',
  'details.pictureSending': 'Das Bild wird gesendet',
} satisfies Translation<typeof english>;
