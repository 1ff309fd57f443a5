import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

export const help = {
  'contact.general': 'Atendimento',
  'contact.recharge': 'Recarga',

  'faq.learningPhase.question': 'O que é a fase de aprendizado de um plano?',
  'faq.learningPhase.answer':
    'Depois que um plano começa, a rede precisa aprender quem ela alcança. Isso leva cerca de 30 a 50 conversões em 7 dias. Até lá, os números de um plano oscilam muito de um dia para o outro.\n\nA página do plano mostra quantas conversões foram contadas. Um plano em fase de aprendizado pode terminar com perda, como qualquer outro.',
  'faq.whereIsMyMoney.question': 'Onde fica meu dinheiro enquanto um plano é veiculado?',
  'faq.whereIsMyMoney.answer':
    'Quando você aloca um valor, ele passa do saldo disponível para “A consumir”. Cada relatório de veiculação cobra uma parte dele. O que não foi gasto volta ao saldo disponível quando a veiculação termina.\n\nA receita de um plano fica em “A liquidar”. Ela se torna disponível depois que a rede paga e o prazo para contestar termina.',
  'faq.canILose.question': 'Posso perder dinheiro com um plano?',
  'faq.canILose.answer':
    'Sim. O que um plano gasta com veiculação está gasto, quer as pessoas respondam, quer não. A página de cada produto mostra o histórico de todos os planos liquidados: quantos foram, o resultado mediano e a parcela que perdeu dinheiro.\n\nNinguém sabe dizer antes como um plano vai terminar. Aloque apenas aquilo de que você pode abrir mão.',
  'faq.withdraw.question': 'Como faço um saque?',
  'faq.withdraw.answer':
    'Defina uma senha de transação e uma conta de recebimento e peça um saque na carteira. A equipe aprova e paga; cada etapa é mostrada.\n\nSe algo impedir, a carteira diz o quê, até quando e como resolver. Resolver nunca custa dinheiro: quem pede que você pague algo para um saque ser liberado está enganando você.',
  'faq.topUp.question': 'Como faço uma recarga?',
  'faq.topUp.answer':
    'As recargas são feitas manualmente. Peça uma na carteira; o suporte envia então uma ficha de pagamento com a conta para a qual pagar. Pague somente para uma conta que esteja em uma dessas fichas.\n\nA equipe registra o recebimento, outra pessoa confere, e o valor aparece no saldo disponível com o número do recibo.',

  'rules.text':
    'Seu dinheiro é seu. Ele está no saldo disponível, retido com um motivo e um fim, em planos em veiculação, em resultados que aguardam liquidação ou a caminho de você; essas partes somam o seu saldo total.\n\nDescontos e fundos iniciais são dinheiro do programa. Podem ser gastos em planos, nunca sacados, e nunca contam como dinheiro seu.\n\nUm plano gasta com veiculação o que você aloca nele. Os resultados variam e podem ser negativos. Nada neste aplicativo é promessa de resultado.\n\nUma correção é sempre um registro novo que você pode ver. Nada do que aconteceu é alterado ou removido.\n\nA equipe nunca pede sua senha, nem dinheiro para liberar dinheiro.',
  'activityRules.text':
    'O cupom de boas-vindas pode ser resgatado uma vez por pessoa. Um cupom é usado em uma alocação, um cupom por alocação, e apenas um do mesmo nome no mesmo dia.\n\nO desconto é pago pelo programa. Não é dinheiro e não pode ser sacado; o que um plano não usar dele volta para o programa. Antes de você confirmar, o aplicativo mostra quem paga qual parte.',

  'supportPage.heading': 'Atendimento ao cliente',
  'supportPage.post': 'Por carta: {address}',
  'supportPage.never': 'A equipe nunca pede sua senha, nem dinheiro para liberar dinheiro.',
} satisfies Translation<typeof english>;
