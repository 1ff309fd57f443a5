import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'Ваши данные',
  'details.nickname': 'Псевдоним',
  'details.save': 'Сохранить данные',
  'details.saved': 'Ваши данные сохранены.',
  'details.picture': 'Изображение аккаунта',
  'details.choose': 'Выбрать изображение',
  'details.change': 'Сменить изображение',
  'details.pictureSaved': 'Изображение сохранено.',
  'details.pictureSending': 'Изображение отправляется',
} satisfies Translation<typeof english>;
