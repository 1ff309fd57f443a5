import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': '¿Olvidó su contraseña?',
  'recovery.lead': 'Escriba su nombre de usuario o su correo electrónico.',
  'recovery.account': 'Nombre de usuario o correo',
  'recovery.ask': 'Enviar el enlace',
  'recovery.askedHeading': 'Revise su correo',
  'recovery.asked':
    'Si a esto corresponde una cuenta con un correo verificado, el enlace ya va en camino. Sirve durante {minutes} minutos.',
  'recovery.nothingCame':
    '¿No llegó nada? Revise la carpeta de spam o pida otro. Solo funciona el enlace más reciente.',
  'recovery.again': 'Pedir otro',
  'recovery.notHere': 'Desde aquí no se envían correos. Escriba a atención al cliente.',
  'recovery.noMail': '¿No tiene acceso a su correo?',
  'recovery.noMailExplained':
    'Escriba a atención al cliente sin iniciar sesión. Dos personas del equipo comprueban que es usted; luego podrá establecer una contraseña nueva en su caso.',
  'recovery.toSupport': 'Escribir a atención al cliente',
  'recovery.haveCase': 'Tengo un número de caso',
  'recovery.noCase': '¿Aún no tiene un caso?',
  'recovery.caseLead':
    'Cuando dos personas del equipo estén de acuerdo, podrá establecer aquí una contraseña nueva con el número y el código de su caso.',
  'recovery.caseNumber': 'Número de caso',
  'recovery.caseSecret': 'Código del caso',
  'recovery.caseGo': 'Continuar',
  'recovery.caseNotYet':
    'Con esto todavía no se puede establecer una contraseña. El equipo aún lo comprueba o el plazo terminó. La respuesta está en su caso.',
  'recovery.caseOpen':
    'Comprobamos que es usted. Puede establecer una contraseña nueva para {username} una vez, hasta el {time}. Después se cierra su sesión en todas partes y los retiros esperan 24 horas.',
  'recovery.shell':
    '¿Viene de otra aplicación? Entonces aquí no tiene contraseña. Vuelva a esa aplicación y abra Fairlead desde allí.',
  'recovery.toLogin': 'Volver al inicio de sesión',
  'recovery.setHeading': 'Establecer una contraseña nueva',
  'recovery.setLead':
    'Después se cierra su sesión en todas partes y los retiros esperan 24 horas. Su dinero y sus planes quedan como están.',
  'recovery.new': 'Contraseña nueva',
  'recovery.confirm': 'Confirmar la contraseña nueva',
  'recovery.set': 'Establecer contraseña',
  'recovery.doneHeading': 'Su contraseña nueva está lista',
  'recovery.done':
    'Se cerró su sesión en todas partes. Los retiros esperan hasta el {time}; antes no sale dinero.',
  'recovery.badHeading': 'Este enlace ya no funciona',
  'recovery.bad':
    'Un enlace sirve una vez, por poco tiempo, y solo el más reciente. Su contraseña no cambió.',
  'recovery.askNew': 'Pedir un enlace nuevo',
  'recovery.banner': 'Alguien pidió restablecer su contraseña de acceso.',
  'recovery.bannerHow': '¿No fue usted? Un toque basta para detenerlo.',
  'recovery.veto': 'Detener',
  'recovery.vetoed': 'Detenido. Su contraseña queda como está.',
} as const satisfies Translation<typeof english>;
