import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Vos informations',
  'details.nickname': 'Pseudonyme',
  'details.save': 'Enregistrer vos informations',
  'details.saved': 'Vos informations sont enregistrées.',
  'details.picture': 'Image du compte',
  'details.choose': 'Choisir une image',
  'details.change': 'Changer l’image',
  'details.pictureSaved': 'L’image est enregistrée.',
  'details.pictureSending': 'L’image est en cours d’envoi',
} satisfies Translation<typeof english>;
