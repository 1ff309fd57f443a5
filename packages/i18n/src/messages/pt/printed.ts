import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'ID de operação {id}',
  'printed.made': 'Emitido em {time}. Todos os horários são os de {zone}.',
  'printed.head': 'Código de verificação do último lançamento: {hash}',
  'printed.time': 'Hora',
  'printed.availableAfter': 'Disponível depois',
  'printed.totalAfter': 'Total depois',
  'printed.byHand': 'inserido à mão',
  'printed.checkable':
    'Cópia para leitura. O arquivo JSON do mesmo mês contém os mesmos números e pode ser conferido sem nós. □ representa um caractere que este arquivo não consegue mostrar.',
  'printed.page': 'Página {page} de {count}',
} satisfies Translation<typeof english>;
