import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'ID de operación {id}',
  'printed.made': 'Emitido el {time}. Todas las horas son las de {zone}.',
  'printed.head': 'Huella del último movimiento: {hash}',
  'printed.time': 'Hora',
  'printed.availableAfter': 'Disponible después',
  'printed.totalAfter': 'Total después',
  'printed.byHand': 'introducido a mano',
  'printed.checkable':
    'Copia para leer. El archivo JSON del mismo mes contiene las mismas cifras y se puede comprobar sin nosotros. □ sustituye a un carácter que este archivo no puede mostrar.',
  'printed.page': 'Página {page} de {count}',
} satisfies Translation<typeof english>;
