import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: 'VERIFICADO até {shown}, pela sua lista, que chega até {reach}.',
  verifiedByLists: 'VERIFICADO até {shown}, pelas suas listas, das quais a mais antiga chega até {reach}.',
  newerThanStatement:
    'MAIS NOVO QUE A SUA LISTA: o que veio depois de {day}, o último dia assinado aqui, pode ter sido reescrito.',
  newerThanList:
    'MAIS NOVO QUE A SUA LISTA: o que veio depois de {day}, onde ela termina, pode ter sido reescrito e assinado de novo.',
  newerThanLists:
    'MAIS NOVO QUE A SUA LISTA: o que veio depois de {day}, onde termina a mais antiga das suas listas, pode ter sido reescrito e assinado de novo.',
  notConnected: 'NÃO LIGADO: este extrato não pode ser ligado por inteiro ao que você forneceu.',
  consistent: 'COERENTE CONSIGO MESMO. Não se sabe mais nada.',
  consistentWithKey:
    'COERENTE CONSIGO MESMO, e assinado pela chave que você forneceu. Não se sabe mais nada.',
  notSigned: 'NÃO ASSINADO: a cadeia está inteira, nada mais.',
  notVerified: 'NÃO VERIFICADO.',
  asGoodAs:
    'Isto vale apenas tanto quanto o dia em que você salvou a lista: uma lista obtida hoje diz o que o operador diz hoje.',

  account: 'Conta {holder}, mês {month}, lançamentos: {count}.',
  month: 'O mês pelo relógio de {zone}: de {from} até {to}.',
  balances:
    'Saldo inicial: disponível {openingAvailable}, total {openingTotal}. Saldo final: disponível {closingAvailable}, total {closingTotal}. Entre os dois: disponível {availableChange}, total {totalChange}. Tudo na menor unidade da moeda, como no arquivo.',

  'subject.entry': 'O lançamento {number}',
  'subject.acts': 'A ação {number} da equipe',
  'subject.chat': 'A mensagem {number}',
  'subject.reports': 'O relatório {number}',
  'subject.day': 'O dia assinado {day}',
  andMore: '{first} (outros mais: {count})',
  range: '{from} a {to}',

  'fault.other_holder': '{subject} pertence a outra conta.',
  'fault.out_of_sequence': '{subject} está fora de ordem: falta algo antes, ou o número aparece duas vezes.',
  'fault.hash_differs': '{subject} não é o que foi selado: o conteúdo, ou o que vem antes, foi alterado.',
  'fault.figures_differ': '{subject} mostra valores que não resultam das movimentações.',
  'fault.link_differs':
    '{subject} aparece com outro plano, saque, depósito, relatório ou lançamento que não o que foi selado.',
  'fault.end_differs': '{subject} não é o fim que o extrato indica: algo foi cortado.',
  'fault.signature_differs': '{subject} está em um dia assinado cuja assinatura não corresponde à sua chave.',
  'fault.not_included': '{subject} não está na árvore do dia assinado.',
  'fault.leaf_differs': '{subject} não é onde esta conta estava no fim do dia assinado.',
  'fault.other_root_published': '{subject} está em um dia para o qual foi publicada outra coisa.',
  'fault.day_unlinked': '{subject} está em dias que não seguem uns dos outros.',
  'fault.day_ends_wrong': '{subject} está em dias que não terminam quando o nome diz.',
  'fault.time_goes_back': '{subject} tem data anterior à do que vem antes.',
  'fault.dated_back': '{subject} tem data de um dia assinado que não contém isso.',
  'fault.other_month': '{subject} não é do mês que o extrato indica.',
  'fault.head_differs': '{subject} não é o que diz a notificação que você guardou.',
  'fault.left_out': '{subject} está sob um dia assinado e foi omitido do arquivo.',
  'dayFault.signature_differs': '{subject} tem uma assinatura que não corresponde à sua chave.',
  'dayFault.day_unlinked': '{subject} não indica o dia anterior como ele é: um dos dois foi trocado.',
  'dayFault.day_ends_wrong': '{subject} não termina quando o nome diz.',

  wrongDay:
    'O dia {day} da sua lista não está assinado como diz, não segue o dia anterior ou não termina quando o nome diz.',
  exchanged: 'O dia assinado {day} não é o mesmo em todos os arquivos: foi trocado.',
  exchangedToo:
    'O dia assinado {day} não é o mesmo em todos os arquivos: foi trocado. Dias posteriores também trocados: {count}.',

  'witness.list':
    'Uma testemunha que você indicou assinou os primeiros dias assinados (quantidade: {size}) como estão aqui, em {time} pelo relógio dela, como os do registro {log}. A chave do registro na página de transparência começa com o nome dele: deve ser esse.',
  'witness.other_log':
    'Um ponto de controle que você forneceu não é do registro cuja chave você forneceu, mas de {log}.',
  'witness.other_key':
    'Um ponto de controle que você forneceu traz o nome do registro {log}, e nenhuma chave que você forneceu o assinou. Se o operador trocou de chave, obtenha a nova em outro lugar que não o ponto de controle.',
  'witness.other_days':
    'Uma testemunha assinou outros dias: os primeiros (quantidade: {size}) não são os que ela viu.',
  'witness.too_few_days': 'Dias assinados por uma testemunha: {size}, e nem todos estão aqui. {advice}',
  'witness.not_signed':
    'Um ponto de controle que você forneceu não está assinado por nenhuma testemunha que você indicou.',

  noticeAbsent:
    'O lançamento de número {number}, de uma notificação que você guardou, não está em nenhuma parte deste extrato. Forneça o extrato do mês dele; se não estiver em nenhum, um lançamento foi removido.',
  noticeHolds: 'A notificação que você guardou cobre cada lançamento até o {entry} como está aqui.',
  keyNotForDay: 'A chave que você forneceu não responde pelo dia assinado {day}: quem o assina é {key}.',
  keyNotForDays:
    'A chave que você forneceu não responde pelos dias assinados de {from} a {to} (quantidade: {count}): quem os assina é {key}.',
  saveAllDays:
    'Salve a lista de todos os dias assinados em /#/transparency e forneça-a junto com a que você guardou: os dias que faltam aqui estão nela.',

  laterDays:
    'Uma lista que você forneceu contém dias assinados do mês depois de {shown}, onde o extrato termina: {days}. Salve o extrato de novo; se isso não mudar nada, pergunte o que foi omitido.',
  dayNotShown:
    '{subject} tem data de um dia assinado que o extrato não mostra: a data pode ter sido posta depois. Salve o extrato de novo; se isso não mudar nada, pergunte por que esse dia não é mostrado.',
  otherZone:
    '{subject} não é do mês pela tabela de fusos horários daqui. Salve o extrato com o aparelho no fuso horário do operador.',
  monthNotSigned:
    'Nenhum dia assinado do mês está no extrato: nada do que ele diz do mês está coberto, nem que não aconteceu mais nada.',
  notBegun:
    'Nenhum dia assinado anterior ao mês mostra onde o extrato começa: lançamentos, mensagens ou ações do mês podem estar antes.',
  noBalances:
    'Nenhum dia assinado aqui contém saldos: o saldo inicial e o final são o que o arquivo diz, nada mais.',

  noSignedDay:
    'Não há nenhum dia assinado no arquivo: só a cadeia foi conferida, e quem inventa um arquivo inteiro pode inventar a cadeia dele.',
  saveWhenSigned: 'Salve o extrato de novo quando o dia dele tiver sido assinado.',
  newestDay: 'Dia assinado {day}, chave {key}, lugares na sua árvore: {places}.',
  allCovered: 'Cada lançamento está coberto pelo dia assinado.',
  chainAlone:
    'Lançamentos mais novos, cobertos apenas pela cadeia: {count}. Nenhum dia deles está assinado aqui.',
  recordsNotCovered: 'Ações da equipe, conversas e relatórios: nenhum dia assinado aqui os cobre.',
  recordsCovered: 'Ações da equipe, conversas e relatórios: cobertos pelo dia assinado.',
  recordsChainAlone:
    'Ações da equipe, conversas e relatórios: cobertos pelo dia assinado; mais novos, cobertos apenas pelas suas cadeias: {count}.',
  signedFarOff: '{subject} diz que foi assinado em {signedOn}: a mais de dois dias do seu fim.',

  emptyList: 'Uma lista que você forneceu não contém nenhum dia.',
  listNotConnected:
    'A sua lista que chega até {reach} não pode ser ligada: nenhum arquivo que você forneceu contém os dias de {from} a {to}.',
  entriesNotHeld:
    'A sua lista que chega até {reach} é mais nova que alguns lançamentos (quantidade: {count}, número: {numbers}), e o extrato não mostra nenhum dia dessa lista que os contenha.',
  askWhyNotShown:
    'Salve o extrato de novo. Se isso não mudar nada, pergunte por que esses dias não são mostrados.',
  listEndsBefore:
    'A sua lista que chega até {reach} termina antes de este extrato começar: os dias assinados desde então seguem dela; sobre o saldo inicial ela não diz nada. Confira também os extratos dos meses intermediários.',
  listHolds:
    'A sua lista que chega até {reach} mostra que o que está aqui até o lançamento {entry} é o que estava assinado até então.',
  newKey: 'A partir de {day} assina outra chave que não as da sua lista que chega até {reach}: {key}.',
  strangeKey: '{subject} está assinado com uma chave que nenhuma das suas listas conhece.',
  nothingFromOutside:
    'Você não forneceu nenhuma lista de fora para comparar. Quem tem a chave pode reescrever o passado e assinar cada dia de novo:',
  keepList:
    'só uma lista de dias assinados que você salvou antes, ou que outra pessoa guardou, mostra isso. Salve uma em /#/transparency.',

  notJson: '{part}: não é JSON.',
  nameTwice:
    '{part}: um nome aparece duas vezes no mesmo lugar, portanto a leitura pode ser feita de dois modos.',
  missing: '{part}: ausente.',
  unknownForm: '{part}: {name} falta ou não tem uma forma conhecida aqui.',
  unknownField: '{part}: há um campo que não é conhecido aqui, e nada diz que seja verdadeiro.',
  proofForm: 'Uma prova contém um hash cuja forma não é conhecida.',
  notAStatement: 'O arquivo não é um extrato da Fairlead.',
  otherVersion: 'O extrato é de uma versão que não é conhecida aqui.',
  statementLacks: 'Falta no extrato: {name}.',
  broken: 'Um arquivo está danificado: faltam partes ou são de outro tipo.',
  noEd25519:
    'As assinaturas (Ed25519) não podem ser conferidas aqui: use um navegador mais novo ou o comando.',
  noticeForm: '{text}: não é o número de um lançamento com 16 dígitos do seu hash.',
  noListUntil: 'Nenhuma lista que você forneceu contém o dia até o qual deve ser tomada.',
  dayNotListed: 'A lista não contém o dia {day}.',
  keyForm:
    'Isto não é uma chave pública: ela tem 32 bytes em base64, ou seja, 44 caracteres, e termina com “=”. Uma chave com um nome à frente é a de um registro ou de uma testemunha.',
  witnessForm:
    'Isto não é a chave de uma testemunha: ela é formada pelo nome da testemunha, “+”, 8 caracteres, “+” e a chave, como a testemunha a mostra.',
  logForm:
    'Isto não é a chave do registro: ela é formada pelo nome do registro, “+”, 8 caracteres, “+” e a chave, como a página de transparência a mostra.',
  logAlone:
    'A chave do registro só diz respeito a um ponto de controle: informe um, com a chave da sua testemunha.',

  'part.statement': 'O extrato',
  'part.list': 'A lista de dias assinados',
  'part.signedDay': 'Um dia assinado',
  'part.signedDays': 'Os dias assinados',
  'part.keys': 'A lista de chaves',
  'part.key': 'Uma chave',
  'part.answer': 'A resposta',
  'part.entries': 'Os lançamentos',
  'part.entry': 'Um lançamento',
  'part.link': 'O vínculo de um lançamento',
  'part.moves': 'Uma lista de movimentações',
  'part.move': 'Uma movimentação',
  'part.records': 'A parte de ações, conversas e relatórios',
  'part.recordChain': 'Uma cadeia de ações, conversas ou relatórios',
  'part.recordLink': 'Um elo de uma cadeia de ações, conversas ou relatórios',
  'part.place': 'Um lugar em um dia assinado',
  'part.proof': 'Uma prova',
  'part.account': 'A conta',
  'part.operator': 'O operador',
  'part.end': 'O saldo inicial ou o final',
};
