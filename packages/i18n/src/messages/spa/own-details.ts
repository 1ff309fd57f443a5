import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Sus datos',
  'details.nickname': 'Apodo',
  'details.save': 'Guardar sus datos',
  'details.saved': 'Sus datos están guardados.',
  'details.picture': 'Imagen de la cuenta',
  'details.choose': 'Elegir una imagen',
  'details.change': 'Cambiar la imagen',
  'details.pictureSaved': 'La imagen está guardada.',
  'details.pictureSending': 'La imagen se está enviando',
} satisfies Translation<typeof english>;
