import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Seus dados',
  'details.nickname': 'Apelido',
  'details.save': 'Salvar seus dados',
  'details.saved': 'Seus dados foram salvos.',
  'details.picture': 'Imagem da conta',
  'details.choose': 'Escolher uma imagem',
  'details.change': 'Trocar a imagem',
  'details.pictureSaved': 'A imagem foi salva.',
  'details.pictureSending': 'A imagem está sendo enviada',
} satisfies Translation<typeof english>;
