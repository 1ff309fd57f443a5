import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

export const entry = {
  'entry.checking': 'Comprobando quién es usted',
  'entry.failed': 'No pudimos comprobar quién es usted. No se cambió nada.',
  'entry.again': 'Intentar de nuevo',

  'welcome.heading': 'Le damos la bienvenida a Fairlead',
  'welcome.lead': 'Asigne importes a planes de anuncios y vea de dónde sale cada cifra.',
  'welcome.fact.wallet': 'Su dinero permanece en una billetera propia. Cada movimiento queda registrado.',
  'welcome.fact.record':
    'Cada producto muestra el resultado de todos sus planes liquidados, también los que perdieron.',
  'welcome.fact.out': 'Puede retirar y cerrar la cuenta en cualquier momento.',
  'welcome.risk': 'Un importe asignado a un plan se puede perder.',
  'welcome.code': 'Código de autorización',
  'welcome.codeHint': 'Se lo entrega el programa. Abre una cuenta, una sola vez.',
  'welcome.open': 'Abrir mi cuenta',
  'welcome.noCode': '¿Aún no tiene código?',
  'welcome.askForCode': 'Preguntar a atención al cliente',

  'reopen.heading': 'Abra Fairlead de nuevo desde su aplicación',
  'reopen.explained':
    'Usted llegó desde otra aplicación, y ese acceso terminó o ya se usó. Su cuenta y su dinero están intactos.',
  'reopen.how':
    'Vuelva a esa aplicación y abra Fairlead desde allí. Aquí no tiene contraseña de acceso, ni la necesita.',
  'reopen.button': 'Volver a la aplicación',
  'reopen.login': 'Tengo nombre de usuario y contraseña',
} satisfies Translation<typeof english>;
