import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'O que se deve e o que há',
  'books.explained':
    'O que se deve a todos os titulares e às redes, diante do dinheiro que há. Somas de todos, direto do livro-razão.',
  'books.owed': 'Devido',
  'books.held': 'Em caixa',
  'books.owedTotal': 'Total devido',
  'books.heldTotal': 'Total em caixa',
  'books.house': 'Disso, dinheiro próprio do programa',
  'books.difference': 'Diferença',
  'books.differenceExplained':
    'O que há em caixa, menos o devido e o dinheiro próprio do programa. É 0 quando as contas fecham.',
  'books.line.available': 'Saldo disponível de todos os titulares',
  'books.line.held': 'Valores retidos dos titulares',
  'books.line.escrow': 'A consumir',
  'books.line.settling': 'A liquidar',
  'books.line.withdrawing': 'Saques a caminho',
  'books.line.promo': 'Cupons em planos em veiculação',
  'books.line.start_up': 'Fundos iniciais emprestados',
  'books.line.media': 'Devido às redes pela veiculação',
  'books.line.bank': 'Dinheiro no banco',
  'books.line.network_receivable': 'O que as redes devem',

  'books.checkHeading': 'A conferência dos livros',
  'books.checkPassed': 'Cada saldo bate com seus lançamentos, e cada cadeia com seus códigos de verificação.',
  'books.checkFailed': 'Os livros divergem. Nenhum dinheiro é lançado até que isso seja esclarecido.',
  'books.checkNever': 'Ainda não conferido. A primeira conferência vem em até uma hora.',
  'books.checkedAt': 'Conferido em {time}',

  'books.ordersHeading': 'Todos os planos liquidados',
  'books.ordersSettled': 'Planos liquidados de todos',
  'books.ordersLost': 'Destes, parcela com perda',
  'books.ordersNone': 'Nenhum plano foi liquidado ainda.',

  'books.overdueHeading': 'Redes com pagamento atrasado',
  'books.overdueNone': 'Nenhuma rede está atrasada.',
  'books.overdueAmount': '{network}, devido há mais de 30 dias',
  'books.overdueSince': 'Desde {time}. Disso, {amount} foram pagos com dinheiro próprio do programa.',

  'books.rootsHeading': 'Dias assinados',
  'books.rootsExplained':
    'No fim de cada dia é assinado um número que representa os livros de todos os titulares e que indica o do dia anterior. Aqui aparecem os dias mais recentes. Salve a lista completa e guarde-a: um extrato conferido com ela mais tarde mostra se algo que já estava assinado foi alterado desde então.',
  'books.rootsNone': 'O primeiro dia é assinado logo depois de terminar.',
  'books.rootsSave': 'Salvar a lista de todos os dias assinados',
  'books.verify': 'Conferir um extrato',
  'books.rootHolders': '{count, plural, one {# conta} many {# de contas} other {# contas}}',
  'books.rootSignedAt': 'Assinado em {time}',
  'books.rootValue': 'Raiz',
  'books.rootPrevious': 'Do dia anterior',
  'books.rootSignature': 'Assinatura digital',
  'books.rootKey': 'Chave',
  'books.keysHeading': 'Chaves públicas',
  'books.keySince': 'Em uso desde {time}',
  'books.keyUntil': 'Em uso de {from} até {until}',
} satisfies Translation<typeof english>;
