import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'Ábralo en la aplicación: {link}',
  'mail.frame.head':
    'Cuando se escribió esto, el último movimiento de su registro era el {entry}, huella {hash}. Ambos deben seguir coincidiendo con su estado de cuenta.',
  'mail.frame.security':
    'Recibe este mensaje porque se trata de la seguridad de su cuenta. Estos mensajes van siempre a una dirección verificada.',
  'mail.frame.chosen': 'Recibe este mensaje porque eligió el correo para mensajes de este tipo.',
  'mail.frame.asked':
    'Recibe este mensaje porque alguien escribió esta dirección en la aplicación. Si no fue usted, no tiene que hacer nada: sin el código no ocurre nada.',
  'mail.frame.change': 'Cambiar lo que recibe: {link}',
  'mail.frame.never': 'Nunca pedimos una contraseña ni un código por correo, ni un pago para poder retirar.',
  'mail.notice.staffWrote': 'Atención al cliente le ha escrito',
  'mail.notice.readInApp': 'Abra la aplicación para leerlo.',
  'mail.contactCode.subject': 'Su código para esta dirección de correo',
  'mail.contactCode.body':
    'Escriba este código en la aplicación: {code}\n\nSirve una sola vez, hasta el {until}.',
  'mail.emailChanged.subject': 'Se ha cambiado su dirección de correo',
  'mail.emailChanged.body':
    'La dirección de correo de su cuenta se cambió el {time}. Ya no llegan mensajes a esta dirección.\n\nSi no fue usted, inicie sesión, cambie sus contraseñas y escriba a atención al cliente de inmediato.',
  'mail.phoneChanged.subject': 'Se ha cambiado su número de teléfono',
  'mail.phoneChanged.body':
    'El número de teléfono de su cuenta se cambió el {time}.\n\nSi no fue usted, inicie sesión, cambie sus contraseñas y escriba a atención al cliente de inmediato.',
  'sms.contactCode': 'Su código: {code}. Sirve una sola vez, hasta el {until}. No se lo diga a nadie.',
  'sms.phoneChanged':
    'Se ha cambiado el número de teléfono de su cuenta. Si no fue usted, escriba a atención al cliente de inmediato.',
  'push.head': 'Historial: movimiento {entry}, huella {hash}',
} satisfies Translation<typeof english>;
