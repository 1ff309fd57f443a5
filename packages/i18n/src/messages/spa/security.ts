import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none': 'Solo su contraseña protege su cuenta.',
  'security.some':
    'Algo más que una contraseña protege su cuenta. Quien cambie la cuenta para retiros también necesita ese segundo paso.',
  'security.passkeys': 'Llaves de acceso',
  'security.passkeysExplained':
    'Inicie sesión con el rostro, la huella o el código de su dispositivo: nada que escribir, nada que una página falsa pueda robar.',
  'security.added': 'Agregada',
  'security.lastUsed': 'Último uso',
  'security.addPasskey': 'Agregar una llave de acceso',
  'security.rename': 'Cambiar nombre',
  'security.remove': 'Quitar',
  'security.removeQuestion': '¿Quitar «{name}»?',
  'security.givingUp':
    'Se le informa con una notificación. Después los retiros esperan 24 horas, para que un ladrón no gane nada.',
  'security.name': 'Nombre',
  'security.nameHint': 'Solo para usted, por ejemplo el dispositivo donde está.',
  'security.createPasskey': 'Crear llave de acceso',
  'security.createExplained': 'Su dispositivo le pedirá el rostro, la huella o el código.',
  'security.passkeySaved': 'Llave de acceso agregada.',
  'security.passkeyGone': 'Llave de acceso quitada.',
  'security.notHere':
    'Aquí no se pueden agregar llaves de acceso. Abra esta página en el navegador de su teléfono o computadora, en la dirección de este portal.',
  'security.codes': 'App de autenticación',
  'security.codesExplained':
    'Al iniciar sesión con contraseña se le pedirá también un código de una app de su teléfono.',
  'security.on': 'Activado',
  'security.off': 'Desactivado',
  'security.since': 'Desde',
  'security.setUp': 'Configurar',
  'security.turnOff': 'Desactivar',
  'security.turnOffQuestion': '¿Desactivar los códigos de un solo uso?',
  'security.scan': 'Escanee esta imagen con su app de autenticación.',
  'security.picture': 'Imagen para la app de autenticación',
  'security.typeKey': '¿La app está en este dispositivo? Ábrala o copie la clave en ella.',
  'security.openApp': 'Abrir la app',
  'security.copied': 'Copiado.',
  'security.code': 'Código de la app',
  'security.turnOn': 'Activar',
  'security.turnedOn': 'Los códigos de un solo uso están activados.',
  'security.turnedOff': 'Los códigos de un solo uso están desactivados.',
  'security.recovery': 'Códigos de recuperación',
  'security.recoveryExplained':
    'Cada uno reemplaza una vez una llave de acceso o un teléfono perdidos. Después los retiros esperan 24 horas.',
  'security.recoveryLeft':
    '{count, plural, =0 {No queda ningún código} one {Queda # código} many {Quedan # de códigos} other {Quedan # códigos}}',
  'security.newCodes': 'Crear códigos nuevos',
  'security.newCodesVoid': 'Los códigos creados antes dejan de servir.',
  'security.codesOnce': 'Guarde sus códigos de recuperación',
  'security.codesKeep':
    'Se muestran solo esta vez. Anótelos o guárdelos con sus contraseñas, no solo en este dispositivo.',
  'security.codesKept': 'Ya los guardé',
  'security.lost': 'Si lo pierde',
  'security.lostExplained':
    'Use un código de recuperación. Si no tiene, escriba a atención al cliente: dos personas del equipo verifican quién es y quitan lo que perdió. Después los retiros esperan 24 horas. No cuesta nada, y su dinero sigue siendo suyo.',
  'security.proof': 'Confirme que es usted',
  'security.way.key': 'Usar una llave de acceso',
  'security.way.totp': 'Usar un código de la app',
  'security.way.recovery_code': 'Usar un código de recuperación',
  'security.way.password': 'Usar la contraseña de acceso',
  'security.recoveryCode': 'Código de recuperación',
  'security.bySignIn':
    'Abra Fairlead otra vez desde su aplicación y confirme aquí en los próximos 10 minutos.',
  'security.key.cancelled': 'No se confirmó nada. Inténtelo de nuevo cuando quiera.',
  'security.key.unsupported': 'Aquí no se pueden usar llaves de acceso.',
  'security.key.known': 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
  'security.loginCode': 'Iniciando sesión como {name}. La contraseña es correcta; falta un paso.',
  'security.payout': 'Cambiar la cuenta para retiros requiere un segundo paso.',
  'ownData.heading': 'Sus datos',
  'ownData.explained':
    'Un archivo ZIP con todo lo que se guarda aquí sobre usted: los datos por tema en JSON y las imágenes y archivos que envió. No contiene contraseñas ni nada de otras personas. Guárdelo donde nadie más lo lea.',
  'ownData.save': 'Descargar mis datos',
  'ownData.step': 'Descargar sus datos requiere un segundo paso.',
} satisfies Translation<typeof english>;
