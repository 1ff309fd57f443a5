import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Qué movimientos',
  'flow.everything': 'Todos',
  'flow.byMonth': 'Por mes',
  'flow.noneInMonth': 'No hubo movimientos en este mes.',
  'month.earlier': 'Mes anterior',
  'month.later': 'Mes siguiente',
  'month.detail': 'Detalle del mes',
  'month.available': 'Disponible',
  'month.total': 'Total',
  'month.kind': 'Tipo',
  'month.opening': 'Saldo inicial',
  'month.closing': 'Saldo final',
  'month.addsUp': 'El saldo inicial y todas las sumas dan el saldo final. Los días son los de {zone}.',
  'statement.heading': 'Estado de cuenta',
  'statement.explained':
    'El archivo JSON contiene cada movimiento con su huella: cualquiera puede comprobarlo sin nosotros. El archivo CSV se abre en una hoja de cálculo.',
  'statement.export': 'Guardar como {format}',
  'statement.saved': 'Guardado como {name}.',
} satisfies Translation<typeof english>;
