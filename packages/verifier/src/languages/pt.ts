import { details } from './details/pt';
import type { PageWords } from './page-words';

export const pt: PageWords = {
  name: 'Português',
  title: 'Conferir um extrato da Fairlead',
  intro: 'Esta página é um único arquivo. Não envia nada e não precisa de conexão: salve-a e abra-a offline.',
  statement: 'Extrato (JSON)',
  days: 'Dias assinados, salvos em /#/transparency: uma lista que você guardou e a de hoje',
  key: 'Chave pública, obtida de outra fonte (opcional)',
  head: 'Marcas de notificações que você guardou, uma por linha: número e depois 16 dígitos (opcional)',
  checkpoint: 'Pontos de controle assinados por uma testemunha, como salvos de /log/checkpoint (opcional)',
  witness: 'Chave dessa testemunha, obtida em outro lugar (com um ponto de controle)',
  log: 'Chave do registro de dias, como a página de transparência mostra (opcional, com um ponto de controle)',
  needBoth: 'Um ponto de controle só serve junto com a chave da sua testemunha.',
  unproven: 'O que isto não prova',
  limits: [
    'Nada do que foi reescrito antes de você salvar sua lista: uma lista obtida hoje diz o que o operador diz hoje.',
    'Nada do que veio depois do último dia assinado, nem a hora em que algo aconteceu.',
    'Não o que o aplicativo mostra nas telas: compare-as com o arquivo.',
    'Não que todos vejam os mesmos dias: só uma testemunha, ou a comparação de duas listas, mostra isso.',
    'Não que um pagamento tenha chegado a um banco: só o banco pode confirmar.',
    'Não de quem é a conta: nenhum hash cobre o ID da conta. Uma marca de uma notificação sua mostra que a conta é sua.',
  ],
  check: 'Conferir',
  result: 'Resultado',
  meanings: 'O que significa a primeira linha',
  details,
  chooseFirst: 'Escolha primeiro o extrato.',
  failed: 'A conferência não pôde ser feita, portanto nada diz sobre o extrato.',
  language: 'Idioma',
  outcomes: {
    verified: {
      headline: 'VERIFICADO',
      meaning: 'Nada o contradiz, e os dias assinados da sua lista cobrem todo o extrato.',
    },
    not_verified: {
      headline: 'NÃO VERIFICADO',
      meaning: 'Algo foi alterado. O lançamento ou o dia é indicado.',
    },
    not_signed: {
      headline: 'NÃO ASSINADO',
      meaning:
        'A cadeia está completa, mas nenhum dia assinado a cobre: qualquer um poderia tê-la inventado.',
    },
    consistent: {
      headline: 'COERENTE CONSIGO MESMO',
      meaning:
        'Nenhuma lista foi informada. Um passado reescrito e assinado de novo teria a mesma aparência.',
    },
    not_connected: {
      headline: 'NÃO LIGADO',
      meaning:
        'Uma lista, uma chave, uma notificação ou um ponto de controle não pode ser ligado a todo o extrato, portanto nada está verificado.',
    },
    newer: {
      headline: 'MAIS NOVO QUE A SUA LISTA',
      meaning:
        'Nada o contradiz, mas o que é mais novo que a sua lista pode ter sido reescrito e assinado de novo.',
    },
  },
};
