import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'N.º {number}',
  'paper.planSettled': 'Plan liquidado',
  'paper.product': 'Producto',
  'paper.terms': 'Condiciones',
  'paper.reference': 'Referencia',
  'paper.entry': 'N.º {number}, lugar {place} de su cadena',
  'paper.signedDay': 'Día firmado',
  'paper.root': 'Raíz del día firmado',
  'paper.notSigned':
    'Todavía no. Cada día se firma poco después de terminar; entonces este comprobante lo indica.',
  'paper.check':
    'Para comprobarlo usted mismo, guarde el estado de cuenta del mes como JSON y ábralo en {address}. Contiene cada movimiento de arriba con el mismo número y la misma huella. En {guide}, en el código fuente, se explica cómo.',
  'paper.copy':
    'Para su archivo. Lo que vale es el libro contable. □ sustituye a un carácter que este archivo no puede mostrar.',
  'paper.zone': 'Todas las horas son las de {zone}.',
  'paper.year': 'Resumen de {year}',
  'paper.yearOpen': 'Este documento llega hasta el movimiento del {time}; el año no ha terminado.',
  'paper.byKind': 'Por tipo',
  'paper.byMonth': 'Mes a mes',
  'paper.month': 'Mes',
  'paper.settledPlans': 'Planes liquidados en este año',
  'notice.account.dataTaken.title': 'Se descargaron sus datos',
  'notice.account.dataTaken.body':
    'Se guardó un archivo con todos sus datos. Si no fue usted, cambie su contraseña de acceso y escriba a atención al cliente.',
} satisfies Translation<typeof english>;
