import type { PageWords } from './page-words';

export const pt: PageWords = {
  name: 'Português',
  title: 'Conferir um extrato da Fairlead',
  intro: 'Esta página é um único arquivo. Não envia nada e não precisa de conexão: salve-a e abra-a offline.',
  statement: 'Extrato (JSON)',
  days: 'Dias assinados, salvos em /#/transparency: uma lista que você guardou e a de hoje',
  key: 'Chave pública, obtida de outra fonte (opcional)',
  check: 'Conferir',
  result: 'Resultado',
  meanings: 'O que significa a primeira linha',
  details: 'Em detalhe, em inglês como no comando:',
  upTo: 'extrato assinado até {shown}, lista mais antiga até {reach}',
  chooseFirst: 'Escolha primeiro o extrato.',
  failed: 'A própria conferência falhou: nada foi dito.',
  language: 'Idioma',
  outcomes: {
    verified: {
      headline: 'VERIFICADO',
      meaning: 'Nada se contradiz, e todo o extrato está em dias assinados que a sua lista contém',
    },
    not_verified: {
      headline: 'NÃO VERIFICADO',
      meaning: 'Algo foi alterado: o lançamento ou o dia é indicado',
    },
    not_signed: {
      headline: 'NÃO ASSINADO',
      meaning: 'A cadeia está inteira, mas nenhum dia assinado a cobre: qualquer um poderia tê-la inventado',
    },
    consistent: {
      headline: 'COERENTE CONSIGO MESMO',
      meaning: 'Nenhuma lista foi dada: um passado reescrito e assinado de novo tem a mesma aparência',
    },
    not_connected: {
      headline: 'NÃO LIGADO',
      meaning: 'A sua lista não pode ser ligada a todo o extrato, portanto nada está verificado',
    },
    newer: {
      headline: 'MAIS NOVO QUE A SUA LISTA',
      meaning:
        'Nada se contradiz, mas o que é mais novo que a sua lista pode ter sido reescrito e assinado de novo',
    },
  },
};
