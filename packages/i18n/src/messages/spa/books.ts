import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Lo que se debe y lo que hay',
  'books.explained':
    'Lo que se debe a todos los titulares y a las redes, frente al dinero que hay. Sumas de todos, tomadas directamente del libro de cuentas.',
  'books.owed': 'Lo que se debe',
  'books.held': 'Lo que hay',
  'books.owedTotal': 'Total que se debe',
  'books.heldTotal': 'Total que hay',
  'books.house': 'De ello, dinero propio del programa',
  'books.difference': 'Diferencia',
  'books.differenceExplained':
    'Lo que hay, menos lo que se debe y el dinero propio del programa. Es 0 cuando las cuentas cuadran.',
  'books.line.available': 'Saldo disponible de todos los titulares',
  'books.line.held': 'Importes retenidos de los titulares',
  'books.line.escrow': 'Pendiente de consumo',
  'books.line.settling': 'Pendiente de liquidar',
  'books.line.withdrawing': 'Retiros en camino',
  'books.line.promo': 'Cupones en planes en curso',
  'books.line.start_up': 'Fondos iniciales prestados',
  'books.line.media': 'Se debe a las redes por la difusión',
  'books.line.bank': 'Dinero en el banco',
  'books.line.network_receivable': 'Lo que deben las redes',

  'books.checkHeading': 'La revisión de los libros',
  'books.checkPassed': 'Cada saldo coincide con sus movimientos y cada cadena con sus huellas.',
  'books.checkFailed': 'Los libros no coinciden. No se registra dinero hasta que se aclare.',
  'books.checkNever': 'Aún sin revisar. La primera revisión llega en menos de una hora.',
  'books.checkedAt': 'Revisado el {time}',

  'books.ordersHeading': 'Todos los planes liquidados',
  'books.ordersSettled': 'Planes liquidados de todos',
  'books.ordersLost': 'De ellos, proporción con pérdida',
  'books.ordersNone': 'Aún no se ha liquidado ningún plan.',

  'books.overdueHeading': 'Redes con pagos atrasados',
  'books.overdueNone': 'Ninguna red está atrasada.',
  'books.overdueAmount': '{network}, debe desde hace más de 30 días',
  'books.overdueSince': 'Desde el {time}. De ello, {amount} se pagaron con dinero propio del programa.',

  'books.rootsHeading': 'Días firmados',
  'books.rootsExplained':
    'Al final de cada día se firma un número que representa los libros de todos los titulares y que nombra el del día anterior. Aquí se muestran los días más recientes. Guarde la lista completa y consérvela: un estado de cuenta comprobado más tarde con ella muestra si ha cambiado algo de lo que ya estaba firmado.',
  'books.rootsNone': 'El primer día se firma poco después de terminar.',
  'books.rootsSave': 'Guardar la lista de todos los días firmados',
  'books.verify': 'Comprobar un estado de cuenta',
  'books.rootHolders': '{count, plural, one {# cuenta} many {# de cuentas} other {# cuentas}}',
  'books.rootSignedAt': 'Firmado el {time}',
  'books.rootValue': 'Raíz',
  'books.rootPrevious': 'Del día anterior',
  'books.rootSignature': 'Firma',
  'books.rootKey': 'Clave',
  'books.keysHeading': 'Claves públicas',
  'books.keySince': 'En uso desde el {time}',
  'books.keyUntil': 'En uso del {from} al {until}',
} satisfies Translation<typeof english>;
