import type { Translation } from '../../packs';
import type { talk as english } from '../en/talk';

export const talk = {
  'notices.categories': 'Categoría',
  'notices.category.all': 'Todas',
  'notices.category.system_announcement': 'Anuncio del sistema',
  'notices.category.system_maintenance': 'Mantenimiento',
  'notices.category.activity': 'Promoción',
  'notices.filters': 'Qué notificaciones',
  'notices.filter.all': 'Todas',
  'notices.filter.unread': 'Sin leer',
  'notices.filter.read': 'Leídas',
  'notices.unreadTotal':
    '{count, plural, =0 {Nada sin leer} one {# sin leer} many {# sin leer} other {# sin leer}}',
  'notices.unread': 'Sin leer',
  'notices.markAll': 'Marcar todo como leído',
  'notices.marked': 'Marcado como leído.',
  'notices.follow': 'Ir a la página de la que trata',
  'notices.none.all':
    'Aún no hay notificaciones. Aquí se cuenta lo que anuncia el equipo y lo que ocurre con sus planes y su dinero.',
  'notices.none.unread': 'Nada sin leer.',
  'notices.none.read': 'Aún no ha leído nada. Una notificación cuenta como leída en cuanto la abre.',
  'notices.markFailed': 'No se pudo marcar como leída. Sigue sin leer; ábrala de nuevo más tarde.',
  'notices.markAllFailed':
    'No se pudieron marcar las notificaciones como leídas. Siguen sin leer; inténtelo de nuevo.',

  'feedback.lead':
    'Cuéntenos qué no funciona o qué echa de menos. Lo lee una persona; la respuesta llega como notificación.',
  'feedback.subject': 'Asunto',
  'feedback.content': 'Qué quiere contarnos',
  'feedback.images': 'Imágenes (opcional)',
  'feedback.imagesHint':
    '{count, plural, one {# imagen} many {# de imágenes} other {# imágenes}} como máximo, cada una de hasta 5 MB. De una foto se quita dónde y cuándo se tomó.',
  'feedback.addImage': 'Agregar imágenes',
  'feedback.image': 'Imagen {number}',
  'feedback.imageSending': 'Enviando la imagen {number}',
  'feedback.imageFailed': 'La imagen {number} no se envió: {reason}',
  'feedback.imageAgain': 'Enviar de nuevo la imagen {number}',
  'feedback.imageRemove': 'Quitar la imagen {number}',
  'feedback.imagesFull':
    '{count, plural, one {Solo se puede agregar # imagen.} many {Solo se pueden agregar # de imágenes.} other {Solo se pueden agregar # imágenes.}} Las demás se dejaron fuera.',
  'feedback.imagesOpen': 'Una imagen aún no se ha enviado. Espere, envíela de nuevo o quítela.',
  'feedback.submit': 'Enviar comentario',
  'feedback.sent': 'Comentario enviado',
  'feedback.sentExplained': 'Tiene el número {number}. La respuesta llega como notificación.',
  'feedback.another': 'Escribir otro',

  'loginPassword.old': 'Contraseña anterior',
  'loginPassword.new': 'Contraseña nueva',
  'loginPassword.confirm': 'Confirmar la contraseña nueva',
  'loginPassword.explained':
    'Después del cambio se cierra su sesión en todos los dispositivos y vuelve a iniciarla con la contraseña nueva.',
  'loginPassword.same': 'La contraseña nueva debe ser distinta de la anterior.',
  'loginPassword.submit': 'Cambiar contraseña',
  'loginPassword.changed': 'Contraseña cambiada. Inicie sesión con la nueva.',
  'loginPassword.shell':
    'Usted entra por la aplicación anfitriona: esta cuenta no tiene contraseña de acceso y aquí no hay nada que cambiar.',

  'payPassword.old': 'Escriba su contraseña de transacciones actual',
  'payPassword.forgotten': 'Ya no la recuerdo',
  'payPassword.known': 'Sí la recuerdo',
  'payPassword.byLogin': 'Demuestre que es usted con su contraseña de acceso',
  'payPassword.byLoginExplained':
    'Los pagos esperan entonces 24 horas, para que nadie más pueda vaciar su cuenta. Nada más cambia, y sus saldos no se tocan.',
  'payPassword.loginPassword': 'Contraseña de acceso',
  'payPassword.same': 'La nueva debe ser distinta de la actual.',
  'payPassword.changed': 'Contraseña de transacciones cambiada.',
  'payPassword.changedLater': 'Contraseña de transacciones cambiada. Los pagos esperan 24 horas.',
  'payPassword.notSet': 'Aún no hay una contraseña de transacciones.',

  'settings.appearance': 'Apariencia',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Como el dispositivo',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.textSize': 'Tamaño del texto',
  'settings.account': 'Cuenta',
  'settings.places': 'Dónde tiene la sesión abierta',
  'settings.place.phone': 'Teléfono o tableta',
  'settings.place.computer': 'Computadora',
  'settings.place.unknown': 'Dispositivo desconocido',
  'settings.placeHere': 'Este dispositivo',
  'settings.placeUsed': 'Último uso',
  'settings.placeSince': 'Sesión iniciada',
  'settings.placeEnd': 'Cerrar esa sesión',
  'settings.placeEnded': 'Sesión cerrada.',
  'settings.placesUnknown':
    '¿Un dispositivo que no conoce? Cierre su sesión y después cambie su contraseña de acceso.',
  'settings.operator': 'Quién opera este servicio',
  'settings.operator.legal_name': 'Razón social',
  'settings.operator.registration_number': 'Número de registro',
  'settings.operator.complaints_address': 'Quejas',
  'settings.operatorMissing': 'No se indica aquí',
  'settings.operatorSandbox':
    'Este es un entorno de prueba: no hay ningún operador detrás y no se puede mover dinero real en él.',
} satisfies Translation<typeof english>;
