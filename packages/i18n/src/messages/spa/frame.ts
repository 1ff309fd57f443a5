import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Preguntas y respuestas',
  'faq.lead': 'Lo que se pregunta primero.',
  'faq.more': 'Otras preguntas',
  'faq.none': 'Aquí aún no hay preguntas respondidas. Atención al cliente responde las suyas.',
  'faq.ask': 'Preguntar a atención al cliente',
  'faq.missing': 'Esta pregunta ya no está aquí.',
  'faq.version': 'Versión {number}',

  'customer.open': 'Abriendo {label}',
  'customer.refused': 'Esta dirección no es un contacto nuestro',
  'customer.refusedExplained':
    'Dentro de la aplicación solo se abren los contactos que figuran en atención al cliente. No se abrió nada.',
  'customer.choose': 'Elegir un contacto',

  'update.ready': 'Hay lista una versión más reciente de la aplicación.',
  'update.use': 'Usarla',
  'refresh.pull': 'Deslice para actualizar',
  'refresh.release': 'Suelte para actualizar',
  'refresh.running': 'Cargando las cifras más recientes',
  'blocked.notOpen': 'En el estado actual de su cuenta, esto no está disponible.',
  'blocked.whatIsOpen': 'Lo que sí está disponible',
} satisfies Translation<typeof english>;
