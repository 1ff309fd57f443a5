import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Aquí puede escribirnos sin iniciar sesión, también si su cuenta no está activada, está desactivada o cerrada.',
  'guest.new': 'Escríbanos',
  'guest.back': 'Volver a un caso',
  'guest.name': 'Su nombre',
  'guest.email': 'Correo electrónico (opcional)',
  'guest.username': 'Nombre de usuario de la cuenta (opcional)',
  'guest.text': '¿De qué se trata?',
  'guest.open': 'Abrir un caso',
  'guest.number': 'Número de caso',
  'guest.secret': 'Clave',
  'guest.show': 'Ver el caso',
  'guest.keep':
    'Anote el número y la clave. Son la única forma de volver a este caso, y no podemos enviárselos otra vez.',
  'guest.messages': 'Mensajes',
  'guest.you': 'Usted',
  'guest.desk': 'Atención al cliente',
  'guest.answer': 'Su mensaje',
  'guest.send': 'Enviar',
  'guest.refresh': 'Ver si hay respuesta',
  'guest.object': 'Reclamar por el estado de una cuenta',
  'guest.objectExplained':
    'Si su cuenta fue bloqueada y no está de acuerdo, diga por qué. Antes de actuar comprobamos quién escribe. La respuesta llega en este caso.',
  'guest.objectUsername': 'Nombre de usuario de la cuenta',
  'guest.objectText': 'Por qué no está de acuerdo',
  'guest.objectSend': 'Enviar la reclamación',
  'guest.objected': 'Su reclamación se envió. La respuesta llega en este caso.',
  'guest.sent': 'Su mensaje se envió.',
  'guest.openNow': 'Atención al cliente está abierta ahora.',
  'guest.closedNow': 'Atención al cliente está cerrada. Abre el {time}.',
  'guest.later': 'Inténtelo de nuevo después del {time}.',
  'guest.older': 'Solo se muestran los mensajes más recientes.',
} satisfies Translation<typeof english>;
