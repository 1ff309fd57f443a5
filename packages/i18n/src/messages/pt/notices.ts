import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Dinheiro adicionado',
  'notice.topup.body': '{amount} estão no seu saldo disponível. Recibo {receipt}.',
  'notice.order.finished.title': 'O plano {number} terminou',
  'notice.order.finished.body':
    'O valor não gasto, {amount}, está de volta no seu saldo disponível. Os relatórios fecham em até 72 horas.',
  'notice.order.failed.title': 'O plano {number} não foi veiculado',
  'notice.order.failed.body': 'O valor inteiro, {amount}, está de volta no seu saldo disponível.',
  'notice.order.settled.title': 'O plano {number} foi liquidado',
  'notice.order.settled.body': '{amount} passaram para o seu saldo disponível.',
  'notice.order.planFailed.title': 'Um plano não foi veiculado',
  'notice.order.planFailed.body':
    '{product}: o valor inteiro, {amount}, está de volta no seu saldo disponível. Plano {number}.',
  'notice.order.planFinished.title': 'Um plano terminou',
  'notice.order.planFinished.body': '{product}: os relatórios fecham em até 72 horas. Plano {number}.',
  'notice.order.planFinishedRest.title': 'Um plano terminou',
  'notice.order.planFinishedRest.body':
    '{product}: o valor não gasto, {amount}, está de volta no seu saldo disponível. Os relatórios fecham em até 72 horas. Plano {number}.',
  'notice.order.planSettled.title': 'Um plano foi liquidado',
  'notice.order.planSettled.body':
    'Resultado {result}: {product}. {amount} passaram para o seu saldo disponível. Plano {number}.',
  'notice.order.limitReached.title': 'O plano {number} atingiu um dos seus limites',
  'notice.order.limitReached.body':
    'Ele está sendo parado. Gasto {billed}, receita {revenue}, conversões {conversions}. O restante volta quando a rede encerrar a veiculação.',
  'notice.order.costLimitReached.title': 'Plano {number}: custo por conversão acima do seu limite',
  'notice.order.costLimitReached.body':
    'O custo por conversão passou do seu limite de {value}. O plano está sendo parado. Gasto {billed}, receita {revenue}, conversões {conversions}. O restante volta quando a rede encerrar a veiculação.',
  'notice.order.lossLimitReached.title': 'Plano {number}: seu limite de perda foi atingido',
  'notice.order.lossLimitReached.body':
    'A perda atingiu o seu limite de {value}. O plano está sendo parado. Gasto {billed}, receita {revenue}, conversões {conversions}. O restante volta quando a rede encerrar a veiculação.',
  'notice.order.spendLimitReached.title': 'Plano {number}: seu limite sem conversões foi atingido',
  'notice.order.spendLimitReached.body':
    '{value} foram gastos sem nenhuma conversão. O plano está sendo parado. Gasto {billed}, receita {revenue}, conversões {conversions}. O restante volta quando a rede encerrar a veiculação.',
  'notice.order.endDateReached.title': 'Plano {number}: chegou a sua data final',
  'notice.order.endDateReached.body':
    'Chegou a data final definida por você. O plano está sendo parado. Gasto {billed}, receita {revenue}, conversões {conversions}. O restante volta quando a rede encerrar a veiculação.',
  'notice.order.dailyCapReached.title': 'O plano {number} atingiu o seu teto diário',
  'notice.order.dailyCapReached.body':
    'Com o relatório dos 15 minutos a partir de {bucket}, o dia (UTC) passaria de {amount}. Ele fica separado por inteiro: não é faturado, e suas conversões não contam.',
  'notice.product.changed.title': 'Um produto que você acompanha tem novas condições',
  'notice.product.changed.body':
    '{product}: a versão {version} vale para novos planos. Os planos já financiados mantêm a versão deles.',
  'notice.product.retired.title': 'Um produto que você acompanha não é mais oferecido',
  'notice.product.retired.body':
    '{product}, versão {version}, não aceita novos planos. Os planos já financiados continuam.',
  'notice.product.back.title': 'Um produto que você acompanha voltou a ser oferecido',
  'notice.product.back.body': '{product} volta a aceitar planos, na versão {version}.',
  'notice.order.restated.title': 'Plano {number}: a rede corrigiu um relatório',
  'notice.order.restated.body':
    'Nos 15 minutos a partir de {bucket}: gasto {spendBefore}, agora {spendAfter}; sua receita {revenueBefore}, agora {revenueAfter}. O plano mostra cada número, antigo e novo.',
  'notice.order.restatedByStaff.title': 'Plano {number}: a equipe corrigiu um relatório',
  'notice.order.restatedByStaff.body':
    'Nos 15 minutos a partir de {bucket}: gasto {spendBefore}, agora {spendAfter}; sua receita {revenueBefore}, agora {revenueAfter}. O plano mostra cada número, antigo e novo, e o motivo.',
  'notice.withdrawal.approved.title': 'Saque aprovado',
  'notice.withdrawal.approved.body': '{amount} estão a caminho da conta com final {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Saque aprovado',
  'notice.withdrawal.approvedUntil.body':
    '{amount} serão pagos na conta com final {lastFour} até {until}. Se não forem, o valor volta a ficar disponível para você.',
  'notice.withdrawal.paid.title': 'Saque pago',
  'notice.withdrawal.paid.body': 'Foram pagos {amount}. Referência {reference}.',
  'notice.withdrawal.refused.title': 'Saque recusado',
  'notice.withdrawal.refused.body': '{amount} estão de volta no seu saldo disponível. Motivo: {reason}',
  'notice.withdrawal.bounced.title': 'Seu banco devolveu um pagamento',
  'notice.withdrawal.bounced.body': '{amount} estão de volta no seu saldo disponível. Motivo: {reason}',
  'notice.withdrawal.lapsed.title': 'Saque não pago a tempo',
  'notice.withdrawal.lapsed.body':
    '{amount} estão de volta no seu saldo disponível, pois o saque não foi pago no prazo. Você pode pedir de novo agora mesmo.',
  'notice.payout.changed.title': 'Conta de recebimento alterada',
  'notice.payout.changed.body':
    'A partir de {until}, os saques irão para a conta com final {lastFour}. Se não foi você, conteste imediatamente.',
  'notice.payout.passwordReset.title': 'Senha de transação redefinida',
  'notice.payout.passwordReset.body':
    'Ela foi definida sem a senha antiga, por isso os saques ficam suspensos até {until}. Se não foi você, conteste imediatamente.',
  'notice.payout.factorOff.title': 'Saques suspensos por 24 horas',
  'notice.payout.factorOff.body':
    'Uma chave de acesso ou os códigos de uso único foram desativados, ou um código de recuperação foi usado, por isso os saques ficam suspensos até {until}. Se não foi você, altere a sua senha de acesso e escreva ao atendimento.',
  'notice.hold.released.title': 'Retenção encerrada',
  'notice.hold.released.body': '{amount} estão de volta no seu saldo disponível.',
  'notice.chargeback.held.title': 'Um pagamento sofreu chargeback',
  'notice.chargeback.held.body':
    '{amount} ficam retidos até {until}. Até lá você pode contestar. Motivo: {reason}',
  'notice.chargeback.heldRevenue.title': 'Uma receita sofreu chargeback',
  'notice.chargeback.heldRevenue.body':
    '{amount} de receita ainda não liquidada ficam retidos até {until}. O seu saldo disponível não muda. Até lá você pode contestar. Motivo: {reason}',
  'notice.chargeback.house.title': 'Um pagamento sofreu chargeback',
  'notice.chargeback.house.body':
    'O operador paga {amount} com o próprio dinheiro. Nada do seu fica retido nem é descontado. Motivo: {reason}',
  'notice.chargeback.lifted.title': 'Uma receita retida foi liberada',
  'notice.chargeback.lifted.body': '{amount} não estão mais retidos. Voltam a contar na receita do plano.',
  'notice.chargeback.posted.title': 'Valor de um chargeback devolvido a quem o enviou',
  'notice.chargeback.posted.body': 'O valor retido, {amount}, foi devolvido a quem o enviou.',
  'notice.acceptance.refused.title': 'Pagamento de câmbio não confirmado',
  'notice.acceptance.refused.body':
    'Nenhum pagamento foi encontrado para o que você informou. Você pode contestar. Motivo: {reason}',
  'notice.acceptance.lapsed.title': 'Pagamento de câmbio não confirmado a tempo',
  'notice.acceptance.lapsed.body':
    'Ninguém confirmou em 7 dias o pagamento que você informou. Se você pagou, conteste e anexe o comprovante.',
  'notice.objection.upheld.title': 'Sua contestação foi aceita',
  'notice.objection.upheld.body': 'A decisão é a seu favor. Veja a resposta nas suas contestações.',
  'notice.objection.lapsed.title': 'Sua contestação foi aceita: ninguém respondeu a tempo',
  'notice.objection.lapsed.body':
    'Ninguém da equipe respondeu até o prazo; por isso a decisão é a seu favor. O resultado está nas suas contestações.',
  'notice.objection.paid.title': 'Devolução após sua contestação',
  'notice.objection.paid.body': 'O operador pagou {amount}. Já está disponível.',
  'notice.objection.rejected.title': 'Sua contestação foi rejeitada',
  'notice.objection.rejected.body': 'Veja a resposta e as razões nas suas contestações.',
  'notice.account.passkeyAdded.title': 'Chave de acesso adicionada',
  'notice.account.passkeyAdded.body':
    '“{name}” agora abre a sua conta. Se não foi você, remova-a e altere a sua senha de acesso.',
  'notice.account.passkeyRemoved.title': 'Chave de acesso removida',
  'notice.account.passkeyRemoved.body':
    '“{name}” não abre mais a sua conta. Se não foi você, altere a sua senha de acesso e escreva ao atendimento.',
  'notice.account.totpOn.title': 'Códigos de uso único ativados',
  'notice.account.totpOn.body':
    'Ao entrar com a senha, agora também é pedido um código do seu app autenticador.',
  'notice.account.totpOff.title': 'Códigos de uso único desativados',
  'notice.account.totpOff.body':
    'Ao entrar não é mais pedido um código. Se não foi você, altere a sua senha de acesso e escreva ao atendimento.',
  'notice.account.recoveryCodesMade.title': 'Novos códigos de recuperação',
  'notice.account.recoveryCodesMade.body':
    'Os códigos criados antes deixam de valer. Se não foi você, altere a sua senha de acesso e crie outros.',
  'notice.account.recoveryCodeUsed.title': 'Um código de recuperação foi usado',
  'notice.account.recoveryCodeUsed.body':
    'Códigos restantes: {left}. Se não foi você, altere a sua senha de acesso e escreva ao atendimento.',
  'notice.account.codesTried.title': 'Alguém está testando códigos no seu acesso',
  'notice.account.codesTried.body':
    'A senha estava certa, os códigos estavam errados, e ninguém entrou. Se não foi você, alguém sabe a sua senha: altere-a.',
  'notice.account.factorsRemoved.title': 'Chaves de acesso e códigos removidos',
  'notice.account.factorsRemoved.body':
    'As suas chaves de acesso, códigos de uso único e códigos de recuperação não valem mais. Se você não pediu isso, escreva logo ao atendimento.',
  'notice.account.closing.title': 'Sua conta está sendo encerrada',
  'notice.account.closing.body':
    'Os planos são encerrados e seu dinheiro é pago, o restante à medida que for liberado. Se não foi você, conteste imediatamente.',
  'notice.account.closed.title': 'Sua conta está encerrada',
  'notice.account.closed.body': 'Tudo foi pago a você. Você continua com acesso ao seu extrato.',
  'notice.coupon.granted.title': 'Um cupom para você',
  'notice.coupon.granted.body': '{name} está entre os seus cupons e vale até {until}.',
  'notice.startUp.granted.title': 'Fundos iniciais',
  'notice.startUp.granted.body':
    'O operador empresta {amount} a você para planos. Não é dinheiro que se possa sacar; você pode devolver a qualquer momento, sem custo.',
  'notice.startUp.offered.title': 'Oferta de fundos iniciais',
  'notice.startUp.offered.body':
    'O operador oferece emprestar {amount} a você para planos. Aceite ou recuse na carteira até {until}; nada acontece se você não aceitar.',
  'notice.acceptance.issued.title': 'Seu câmbio está pronto',
  'notice.acceptance.issued.body':
    'Duas pessoas conferiram as condições de um câmbio. Abra-o com seu código; antes de pagar você vê quanto paga e quanto recebe.',

  'notice.feedback.answered.title': 'Resposta aos seus comentários',
  'notice.feedback.answered.body': 'Você nos escreveu sobre: {subject}. Nossa resposta: {answer}',
  'notice.topup.refused.title': 'Pedido de depósito encerrado',
  'notice.topup.refused.body':
    'Nada foi creditado pelo seu pedido de depósito de {amount}. Se você pagou, conteste e anexe o comprovante. Motivo: {reason}',
  'notice.hold.opened.title': 'Uma parte do seu saldo está retida',
  'notice.hold.opened.body':
    '{amount} ficam retidos até {until} e depois são liberados automaticamente. Você pode contestar sem custo. Motivo: {reason}',
  'notice.hold.renewed.title': 'Uma retenção foi prorrogada uma vez',
  'notice.hold.renewed.body':
    '{amount} continuam retidos até {until}, sem outra prorrogação possível. Você pode contestar sem custo. Motivo: {reason}',
  'notice.score.forged.title': 'Sua pontuação de confiança diminuiu',
  'notice.score.forged.body':
    'Duas pessoas da equipe consideraram um documento falso. Seu dinheiro não é afetado. Você pode contestar. Motivo: {reason}',
  'notice.account.disabled.title': 'A sua conta está desativada',
  'notice.account.disabled.body':
    'O motivo está na sua página inicial. O dinheiro continua seu: você pode sacá-lo, contestar e nos escrever.',
  'notice.account.enabled.title': 'A sua conta está aberta',
  'notice.account.enabled.body': 'Tudo no aplicativo está aberto para você.',
  'notice.account.passwordChanged.title': 'A sua senha de acesso foi alterada',
  'notice.account.passwordChanged.body':
    'Todas as suas sessões foram encerradas. Se não foi você, use “Esqueceu a senha?” e nos escreva.',
  'notice.account.signedOut.title': 'Todas as suas sessões foram encerradas',
  'notice.account.signedOut.body': 'A equipe encerrou suas sessões em todos os aparelhos. Motivo: {reason}',

  'notice.support.answered.title': 'O atendimento respondeu a você',
  'notice.support.answered.body': 'A resposta está na sua conversa com o atendimento ao cliente.',

  'notice.demoDesk':
    'Este é o atendimento de demonstração do ambiente de teste: quem responde aqui é um sistema automático, não uma pessoa. Ele envia os dados de pagamento, registra os depósitos e paga os saques sozinho em menos de um minuto. Nenhum dinheiro real é movimentado. Cada etapa aparece na página do caso.',
  'notice.sample.announcement.title': 'Comunicado de exemplo: regras de uso, versão 1',
  'notice.sample.announcement.body':
    'As regras de uso dizem onde está o seu dinheiro em cada momento e o que nunca é pedido a você. Uma regra alterada é anunciada aqui antes de valer. Esta notificação faz parte dos dados de exemplo.',
  'notice.sample.maintenance.title': 'Manutenção de exemplo: relatórios chegaram mais tarde que o normal',
  'notice.sample.maintenance.body':
    'Durante vinte minutos, os relatórios de veiculação não foram recebidos. Eles foram enviados de novo e contados uma vez; nenhum valor mudou, e os depósitos e os saques seguiram normalmente. Esta notificação faz parte dos dados de exemplo.',
  'notice.sample.activity.title': 'Promoção de exemplo: um cupom de boas‑vindas',
  'notice.sample.activity.body':
    'O cupom de boas-vindas pode ser resgatado uma vez por pessoa. Antes de você confirmar um valor, o aplicativo mostra quem paga qual parte. Esta notificação faz parte dos dados de exemplo.',

  'contact.general': 'Dúvidas gerais',
  'contact.recharge': 'Atendimento de depósitos',

  'faq.learningPhase.question': 'O que é a fase de aprendizado de um plano?',
  'faq.learningPhase.answer':
    'Depois que um plano começa, a rede precisa aprender quem ela alcança. Isso leva cerca de 30 a 50 conversões em 7 dias. Até lá, os números de um plano oscilam muito de um dia para o outro.\n\nA página do plano mostra quantas conversões foram contadas. Um plano em fase de aprendizado pode terminar com perda, como qualquer outro.',
  'faq.whereIsMyMoney.question': 'Onde fica meu dinheiro enquanto um plano é veiculado?',
  'faq.whereIsMyMoney.answer':
    'Quando você financia um plano, o valor passa do saldo disponível para “Em planos”. Cada relatório de veiculação cobra uma parte dele. O que não foi gasto volta ao saldo disponível quando a veiculação termina.\n\nA receita de um plano fica em “A liquidar”. Ela se torna disponível depois que a rede paga e o prazo para contestar termina.',
  'faq.canILose.question': 'Posso perder dinheiro com um plano?',
  'faq.canILose.answer':
    'Sim. O que um plano gasta com veiculação está gasto, quer as pessoas respondam, quer não. A página de cada produto mostra o histórico de todos os planos liquidados: quantos foram, o resultado mediano e a proporção que perdeu dinheiro.\n\nNinguém sabe dizer antes como um plano vai terminar. Coloque apenas dinheiro de que você pode abrir mão.',
  'faq.withdraw.question': 'Como faço um saque?',
  'faq.withdraw.answer':
    'Defina uma senha de transação e uma conta de recebimento e peça um saque na carteira. A equipe aprova e paga; cada etapa é mostrada.\n\nSe algo impedir, a carteira diz o quê, até quando e como resolver. Resolver nunca custa dinheiro: quem pede que você pague algo para um saque ser liberado está enganando você.',
  'faq.topUp.question': 'Como adiciono dinheiro?',
  'faq.topUp.answer':
    'Os depósitos são tratados manualmente. Peça um na carteira; o atendimento envia então os dados de pagamento com a conta para a qual pagar. Pague somente para uma conta informada dessa forma.\n\nA equipe registra o recebimento, outra pessoa confere, e o valor aparece no saldo disponível com o número do recibo.',

  'rules.text':
    'Seu dinheiro é seu. Ele está no saldo disponível, retido com um motivo e um fim, em planos em veiculação, em resultados que aguardam liquidação ou a caminho de você; essas partes somam o seu saldo total.\n\nDescontos e fundos iniciais são dinheiro do operador. Podem ser gastos em planos, nunca sacados, e nunca contam como dinheiro seu.\n\nUm plano gasta com veiculação o que você coloca nele. Os resultados variam e podem ser negativos. Nada neste aplicativo é promessa de resultado.\n\nUma correção é sempre um registro novo que você pode ver. Nada do que aconteceu é alterado ou removido.\n\nA equipe nunca pede sua senha, nem dinheiro para liberar dinheiro.',
  'activityRules.text':
    'O cupom de boas-vindas pode ser resgatado uma vez por pessoa. O cupom é escolhido ao financiar um plano: um por plano, e apenas um do mesmo nome no mesmo dia.\n\nO desconto é pago pelo operador. Não é dinheiro e não pode ser sacado; o que um plano não usar dele volta para o operador. Antes de você confirmar, o aplicativo mostra quem paga qual parte.',

  'printed.account': 'ID da conta {id}',
  'printed.made': 'Emitido em {time}. Todos os horários são os de {zone}.',
  'printed.head': 'Código de verificação do último lançamento: {hash}',
  'printed.time': 'Hora',
  'printed.availableAfter': 'Disponível depois',
  'printed.totalAfter': 'Total depois',
  'printed.byHand': 'inserido manualmente',
  'printed.checkable':
    'Cópia para leitura. O arquivo JSON do mesmo mês contém os mesmos números e pode ser conferido sem nós. □ representa um caractere que este arquivo não consegue mostrar.',
  'printed.page': 'Página {page} de {count}',
} satisfies Translation<typeof english>;
