import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Controle',
  'control.pause': 'Pausar',
  'control.resume': 'Retomar',
  'control.pauseQuestion': 'Pausar este plano?',
  'control.pauseExplained':
    'A pausa começa quando a rede confirmar, no máximo em uma hora. O que for veiculado até lá ainda é faturado. A data final não muda.',
  'control.pauseAsked': 'A pausa foi pedida à rede.',
  'control.resumeAsked': 'A retomada foi pedida à rede.',
  'control.limits': 'Limites',
  'control.noLimits': 'Sem limites. O plano é veiculado até o orçamento ser gasto ou o prazo acabar.',
  'control.setLimits': 'Definir limites',
  'control.limitsExplained':
    'O primeiro limite atingido encerra o plano em definitivo. Os limites são verificados a cada relatório que conta; até lá, a rede pode ter gasto um pouco mais. Um teto diário não encerra o plano.',
  'control.limit.cost_per_conversion': 'Parar se o custo por conversão passar de',
  'control.limit.loss': 'Parar se a perda atingir',
  'control.limit.spend_without_conversion': 'Parar se este valor for gasto sem nenhuma conversão',
  'control.limit.ends_at': 'Encerrar em',
  'control.limit.daily_cap': 'Teto diário',
  'control.dailyCapExplained':
    'Vale a partir de amanhã, por dia em UTC. Um relatório que passaria do teto é separado por inteiro: não é faturado, e suas conversões não contam.',
  'control.noLimit': 'Sem limite',
  'control.leaveEmpty': 'Deixe o campo vazio para não ter limite.',
  'control.save': 'Salvar limites',
  'control.saved': 'Limites salvos.',
  'control.amountInvalid': 'Informe um valor acima de 0.',
  'control.dateInvalid': 'Escolha um momento futuro.',
  'control.capFrom': 'O teto diário vale a partir de {time}. Até lá: {value}.',
  'control.alreadyReached': 'O plano já atingiu este valor: pararia na hora.',
  'control.endsHint': 'No fuso horário deste aparelho. A veiculação termina no máximo em {time}.',
  'control.endsLate': 'A veiculação já termina em {time}.',
  'control.capEnds': 'O teto diário de {value} termina em {time}.',
  'control.spendOver': 'Este plano já tem conversões: este limite não se aplica mais.',
  'control.raiseFull': 'O orçamento é o máximo que este plano pode ter.',
  'control.lowerBack': 'Volta, no máximo',
  'control.reached.cost_per_conversion': 'O custo por conversão passou do seu limite de {value}.',
  'control.reached.loss': 'A perda atingiu o seu limite de {value}.',
  'control.reached.spend_without_conversion': '{value} foram gastos sem nenhuma conversão.',
  'control.reached.ends_at': 'Chegou a data final definida por você.',
  'control.reached.daily_cap':
    'Um relatório de {day} (UTC) que passaria do seu teto diário de {value} foi separado.',
  'control.meanwhile': 'Faturado entre o seu pedido e a confirmação: {amount}',
  'control.raise': 'Aumentar o orçamento',
  'control.raiseExplained':
    'O valor sai do seu saldo disponível e entra no plano na hora. Como o primeiro, ele pode ser perdido; o que não for gasto volta.',
  'control.raiseRange': 'Informe um valor de até {most}.',
  'control.raiseConfirm': 'Adicionar {amount}',
  'control.raised': 'Orçamento aumentado.',
  'control.raisedBy': '{amount} adicionados; o orçamento agora é de {budget}',
  'control.lower': 'Reduzir o orçamento',
  'control.lowerExplained':
    'Seu dinheiro acima do novo orçamento volta assim que a rede confirmar, em até uma hora. O que for veiculado até lá ainda é faturado. Se todo o novo orçamento for gasto, o plano termina.',
  'control.lowerTo': 'Novo orçamento em {currency}',
  'control.lowerRange': 'Informe um valor a partir de {least} e abaixo de {most}.',
  'control.lowerConfirm': 'Reduzir para {budget}',
  'control.lowerAsked': 'A redução do orçamento foi pedida à rede.',
  'control.loweredBy': '{amount} voltaram; o orçamento agora é de {budget}',
  'control.lowerNot':
    'O orçamento não pode ser reduzido, porque o operador paga uma parte dele. Você pode parar o plano.',
  'control.lowerWaits': 'Orçamento pedido',
} satisfies Translation<typeof english>;
