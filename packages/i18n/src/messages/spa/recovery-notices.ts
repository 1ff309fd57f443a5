import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Alguien pidió restablecer su contraseña',
  'notice.account.recoveryAsked.body':
    'Dijo a atención al cliente que es usted. Dos personas del equipo lo revisan. Si no fue usted, deténgalo en la aplicación con un toque.',
  'notice.account.recovered.title': 'Su contraseña de acceso se restableció',
  'notice.account.recovered.body':
    'Se restableció sin la anterior. Se cerró su sesión en todas partes y los retiros esperan hasta el {until}. Si no fue usted, escriba a atención al cliente de inmediato.',
  'notice.account.recoveryStopped.title': 'Se detuvo un cambio de contraseña',
  'notice.account.recoveryStopped.body':
    'Lo detuvo alguien con la sesión iniciada. Su contraseña queda como estaba. Si no fue usted, escriba a atención al cliente de inmediato.',
  'notice.account.newSignInPhone.title': 'Nuevo inicio de sesión',
  'notice.account.newSignInPhone.body':
    'Alguien inició sesión en un teléfono o una tableta que no se había usado antes. Si no fue usted, cierre esa sesión y cambie su contraseña.',
  'notice.account.newSignInComputer.title': 'Nuevo inicio de sesión',
  'notice.account.newSignInComputer.body':
    'Alguien inició sesión en una computadora que no se había usado antes. Si no fue usted, cierre esa sesión y cambie su contraseña.',
  'notice.account.newSignIn.title': 'Nuevo inicio de sesión',
  'notice.account.newSignIn.body':
    'Alguien inició sesión en un dispositivo que no se había usado antes. Si no fue usted, cierre esa sesión y cambie su contraseña.',
  'mail.recoveryLink.subject': 'Establezca una contraseña nueva',
  'mail.recoveryLink.body':
    'Alguien pidió una contraseña de acceso nueva para {username}. El enlace de abajo sirve una vez, hasta el {until}.\n\nSi no fue usted, no tiene que hacer nada: sin el enlace no ocurre nada.',
  'mail.recoveryShut.subject': 'Por ahora no hay enlace nuevo',
  'mail.recoveryShut.body':
    'Alguien pidió una contraseña de acceso nueva para {username}. Ya se estableció dos veces por enlace en 30 días, que es lo máximo. Hasta entonces, escriba a atención al cliente.',
  'mail.recovered.subject': 'La contraseña de su cuenta anterior se restableció',
  'mail.recovered.body':
    'Esta dirección pertenecía hasta hace poco a {username}. La contraseña de acceso se restableció el {time}. Si no fue usted, escriba a atención al cliente de inmediato.',
} as const satisfies Translation<typeof english>;
