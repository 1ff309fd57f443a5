import type { Translation } from '../../packs';
import type { channels as english } from '../en/channels';

export const channels = {
  'channels.me': 'Se le avisa solo aquí, en el buzón de esta aplicación.',
  'channels.inboxOnly':
    'Esta instalación no envía correos ni avisos al dispositivo. Todo está aquí, en su buzón.',
  'channels.email': 'Correo',
  'channels.phone': 'Teléfono',
  'channels.push': 'Este dispositivo',
  'channels.verified': 'Verificado',
  'channels.unverified': 'Sin verificar',
  'channels.none': 'No consta en su cuenta',
  'channels.change': 'Cambiar',
  'channels.verify': 'Enviar un código',
  'channels.emailWhy':
    'Los mensajes solo van a una dirección que ha verificado. Suma 20 puntos a su puntuación, una vez.',
  'channels.phoneWhy': 'Verificarlo suma 20 puntos a su puntuación, una vez.',
  'channels.emailOff': 'Esta instalación no envía correos.',
  'channels.phoneBySupport': 'Aquí los números de teléfono se verifican con soporte.',
  'channels.codeSent': 'Va un código en camino a {to}.',
  'channels.code': 'Código de seis cifras',
  'channels.codeMissing': 'Escriba las seis cifras.',
  'channels.confirm': 'Verificar',
  'channels.again': 'Enviar otro código',
  'channels.nowVerified': 'Verificado.',
  'channels.pushOn': 'Activar en este dispositivo',
  'channels.pushOff': 'Desactivar en este dispositivo',
  'channels.pushIsOn':
    'Este dispositivo muestra mensajes, también con la aplicación cerrada. Termina cuando cierra la sesión.',
  'channels.pushIsOff': 'Este dispositivo no muestra nada con la aplicación cerrada.',
  'channels.pushDenied':
    'Su navegador no lo permite. Autorice los avisos de esta página en sus ajustes y vuelva.',
  'channels.pushUnsupported': 'Este navegador no puede mostrar nada con la aplicación cerrada.',
  'channels.pushFailed': 'Su navegador no pudo activarlo. Inténtelo más tarde.',
  'channels.what': 'De qué se le informa',
  'channels.security': 'Seguridad de su cuenta',
  'channels.securityAlways': 'Los mensajes de seguridad van siempre a una dirección de correo verificada.',
  'channels.needsEmail': 'Verifique antes su dirección de correo.',
  'channels.shows': 'Qué muestra un mensaje',
  'channels.shows.title': 'Solo el título',
  'channels.shows.details': 'Con detalles',
  'channels.showsTitle': 'Ni montos ni nombres. Otros pueden ver su pantalla o su correo.',
  'channels.showsDetails': 'El aviso entero, con montos y nombres.',
  'channels.saved': 'Guardado.',
} satisfies Translation<typeof english>;
