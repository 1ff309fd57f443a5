import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'Nº {number}',
  'paper.planSettled': 'Plano liquidado',
  'paper.product': 'Produto',
  'paper.terms': 'Condições',
  'paper.reference': 'Referência',
  'paper.entry': 'Nº {number}, posição {place} na sua cadeia',
  'paper.signedDay': 'Dia assinado',
  'paper.root': 'Raiz do dia assinado',
  'paper.notSigned': 'Ainda não. Cada dia é assinado logo depois de terminar; então este recibo o indica.',
  'paper.check':
    'Para conferir você mesmo, salve o extrato do mês como JSON e abra-o em {address}. Ele contém cada lançamento acima com o mesmo número e o mesmo código de verificação. O arquivo {guide}, no código-fonte, explica como.',
  'paper.copy':
    'Para seus registros. O que vale é o livro contábil. □ representa um caractere que este arquivo não consegue mostrar.',
  'paper.zone': 'Todos os horários são os de {zone}.',
  'paper.year': 'Resumo de {year}',
  'paper.yearOpen': 'O ano ainda não terminou. Este documento vai até o lançamento de {time}.',
  'paper.byKind': 'Por tipo',
  'paper.byMonth': 'Mês a mês',
  'paper.month': 'Mês',
  'paper.settledPlans': 'Planos liquidados neste ano',
  'notice.account.dataTaken.title': 'Seus dados foram baixados',
  'notice.account.dataTaken.body':
    'Um arquivo com todos os seus dados foi salvo. Se não foi você, altere a sua senha de acesso e escreva ao atendimento.',
} satisfies Translation<typeof english>;
