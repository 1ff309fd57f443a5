import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Quais lançamentos',
  'flow.everything': 'Todos',
  'flow.byMonth': 'Por mês',
  'flow.noneInMonth': 'Nada se moveu neste mês.',
  'month.earlier': 'Mês anterior',
  'month.later': 'Mês seguinte',
  'month.detail': 'Detalhe do mês',
  'month.available': 'Disponível',
  'month.total': 'Total',
  'month.kind': 'Tipo',
  'month.opening': 'Saldo inicial',
  'month.closing': 'Saldo final',
  'month.addsUp': 'O saldo inicial e todas as somas dão o saldo final. Os dias são os de {zone}.',
  'statement.heading': 'Extrato',
  'statement.explained':
    'O arquivo JSON contém cada lançamento com seu código de verificação: qualquer pessoa pode conferi-lo sem nós. O arquivo CSV abre em uma planilha.',
  'statement.export': 'Salvar como {format}',
  'statement.saved': 'Salvo como {name}.',
} satisfies Translation<typeof english>;
