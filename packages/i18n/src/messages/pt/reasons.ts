import type { Translation } from '../../packs';
import type { reasons as english } from '../en/reasons';

export const reasons = {
  'reason.malformed_body': 'Não foi possível ler a solicitação. Nada foi feito.',
  'reason.unsupported_media_type': 'Este tipo de conteúdo não é aceito.',
  'reason.too_large': 'É grande demais para ser enviado.',
  'reason.throttled': 'Tentativas demais. Espere um pouco e tente de novo.',
  'reason.not_found': 'Não há nada neste endereço.',
  'reason.not_ready': 'O serviço não está disponível agora. Tente de novo em instantes.',
  'reason.server_error': 'Erro do servidor. Nada foi feito; tente de novo.',
  'reason.money_writes_stopped':
    'As movimentações de dinheiro estão paradas enquanto os livros são conferidos. Seus saldos estão seguros.',
  'reason.wallet_frozen':
    'A movimentação do seu dinheiro está suspensa: seu saldo e seus lançamentos não batem. Duas pessoas da nossa equipe precisam corrigir isso. Você não precisa fazer nem pagar nada.',
  'reason.not_authorized': 'Entre na sua conta.',
  'reason.unknown_shell_identity': 'Esta conta ainda não foi aberta.',
  'reason.token_expired': 'Sua sessão expirou, entre novamente.',
  'reason.account_not_activated': 'Esta conta ainda não está ativada.',
  'reason.account_disabled':
    'Esta conta está desativada. Você ainda pode sacar seu dinheiro e contestar a desativação.',
  'reason.account_deleted': 'Esta conta foi encerrada. Você ainda pode sacar seu dinheiro.',
  'reason.no_such_data': 'Isto não existe ou não é seu.',
  'reason.wrong_state': 'Isto não é mais possível no estado atual.',
  'reason.idempotency_key_missing': 'Algo deu errado. Nada foi feito.',
  'reason.idempotency_key_reused': 'Esta solicitação já foi enviada com outro conteúdo. Nada mais foi feito.',
  'reason.invalid_fields': 'Confira os campos marcados.',
  'reason.wrong_credentials': 'Nome de usuário ou senha incorretos.',
  'reason.username_exists': 'O nome de usuário já existe.',
  'reason.license_key_invalid': 'Esta chave de licença não é válida.',
  'reason.terms_outdated': 'Os termos mudaram nesse meio-tempo. Leia a nova versão.',
  'reason.authorization_code_not_found': 'O código de autorização não foi encontrado.',
  'reason.wrong_old_password': 'A senha atual está incorreta.',
  'reason.second_step_needed':
    'Falta um segundo passo: uma chave de acesso, um código do seu app ou um código de recuperação.',
  'reason.second_step_wrong':
    'Este código ou chave de acesso não está certo ou já foi usado. Tente o próximo.',
  'reason.passkey_refused':
    'Esta chave de acesso não pôde ser usada aqui. Tente de novo ou entre com a sua senha.',
  'reason.wrong_transaction_password': 'A senha de transação está incorreta.',
  'reason.transaction_password_locked':
    'Tentativas erradas demais: a senha de transação está bloqueada por enquanto.',
  'reason.transaction_password_not_set': 'Defina primeiro uma senha de transação.',
  'reason.payout_not_set': 'Primeiro, informe a conta de recebimento.',
  'reason.payout_cooling':
    'A conta de recebimento, uma senha ou uma configuração de segurança foi alterada há menos de 24 horas; os pagamentos começam 24 horas depois.',
  'reason.insufficient_balance': 'O saldo disponível não cobre este valor.',
  'reason.withdrawal_amount_out_of_range': 'Este valor não pode ser sacado.',
  'reason.withdrawal_overdue': 'O prazo deste saque acabou. O valor volta para o titular.',
  'reason.put_amount_out_of_range': 'O valor está fora dos limites deste produto.',
  'reason.limit_already_reached': 'Os números já atingiram este limite. Escolha outro valor ou pare o plano.',
  'reason.put_amount_invalid': 'Este valor não é válido.',
  'reason.order_expired': 'Este plano não foi financiado a tempo e expirou.',
  'reason.start_up_not_returned': 'Você ainda tem fundos iniciais. Devolva-os primeiro; não custa nada.',
  'reason.open_hold': 'Parte do seu saldo está retida. A retenção informa o motivo e o fim.',
  'reason.coupon_used': 'Este cupom já foi usado.',
  'reason.coupon_expired': 'Este cupom expirou.',
  'reason.coupon_not_applicable': 'Este cupom não serve para este valor ou produto.',
  'reason.coupon_same_name_today': 'Só é possível usar um cupom do mesmo nome por dia.',
  'reason.coupon_already_received': 'Este cupom já foi resgatado.',
  'reason.house_not_funded':
    'O operador não pode pagar este cupom no momento. Seu dinheiro não foi alterado.',
  'reason.operation_id_invalid': 'Este ID da conta não é válido.',
  'reason.operation_id_current': 'Você já segue este ID da conta.',
  'reason.acceptance_code_wrong': 'Código incorreto, digite de novo.',
  'reason.image_too_large': 'As imagens podem ter no máximo 5 MB.',
  'reason.not_an_image': 'Este arquivo não é uma imagem.',
  'reason.same_person': 'Você participou; outra pessoa deve decidir.',
  'reason.role_missing': 'Sua função não permite isto.',
  'reason.already_decided': 'Isto já foi decidido.',
  'reason.acceptance_expired': 'Este câmbio expirou.',
  'reason.acceptor_personal_off': 'Agentes recebedores pessoa física não são aceitos aqui.',
  'reason.coupon_campaign_over': 'Esta promoção terminou.',
  'reason.coupon_requirement_not_met': 'O valor é menor do que este cupom exige.',
  'reason.file_type_refused': 'Este tipo de arquivo não é aceito.',
  'reason.file_acts':
    'Este PDF contém scripts, arquivos anexos ou um bloqueio. Imprima-o como PDF simples e envie esse arquivo.',
  'reason.file_unreadable':
    'Daqui só pode ser enviado um PDF de texto: o que uma imagem diz não pode ser verificado.',
  'reason.file_lost':
    'Este arquivo se perdeu: o que estava guardado sumiu ou não é o que foi enviado. Nada mais foi posto no lugar. Fale com o atendimento.',
  'reason.guest_case_unknown': 'Não há nenhum caso com este número e este código secreto.',
  'reason.membership_refund_over': 'Os 14 dias para reembolso já passaram.',
  'reason.membership_running': 'A assinatura já está em andamento.',
  'reason.objection_open': 'Já existe uma contestação aberta; aguarde a resposta.',
  'reason.objection_window_over': 'O prazo para contestar já passou.',
  'reason.proposal_expired': 'Esta proposta expirou.',
  'reason.proposal_pending': 'Já há uma proposta pendente sobre isto.',
  'reason.receipt_already_recorded': 'Este comprovante já foi registrado.',
  'reason.bank_line_answers':
    'Um lançamento do banco corresponde a este caso. Proponha creditá-lo em vez disso.',
  'reason.shell_ticket_invalid':
    'O acesso pelo aplicativo anfitrião não é mais válido. Abra esta página de novo a partir dele.',
  'reason.signature_invalid': 'A assinatura digital não é válida.',
  'reason.start_up_insufficient': 'Os fundos iniciais não são suficientes.',
  'reason.terms_changed': 'As condições deste produto mudaram. Leia-as de novo antes de financiá-lo.',
  'reason.totp_required': 'O código de uso único é necessário.',
  'reason.wrong_login_password': 'A senha de acesso está incorreta.',
  'reason.sign_in_not_fresh':
    'Passou tempo demais. Abra o Fairlead de novo pelo seu aplicativo e confirme aqui em até 10 minutos.',
  'reason.account_closing': 'A conta está sendo encerrada. Seu dinheiro está a caminho de você.',
  'reason.amount_above_original': 'O valor é maior que o original.',
  'reason.settlement_not_original':
    'Este registro só paga uma receita creditada antes. Estorne o registro que a creditou.',
  'reason.amount_above_owed': 'O valor devido a esta rede é menor que este.',
  'reason.changed_meanwhile': 'Alguém alterou isto nesse meio-tempo. Confira de novo.',
  'reason.hold_days_used':
    'O dinheiro de uma pessoa pode ficar retido no máximo 14 dias em 90; este pedido passaria disso.',
  'reason.flags_not_acknowledged': 'Confirme cada aviso antes de decidir. Pode haver avisos novos.',
  'reason.not_your_proposal': 'Só quem fez a proposta pode retirá-la.',
  'reason.last_admin': 'Devem restar dois administradores, alguém que propõe e alguém que decide.',
  'reason.decides_later':
    'Sua conta foi criada ou alterada há menos de 72 horas. Ela não decide nada antes do fim desse prazo.',
  'reason.first_password': 'Altere sua primeira senha: até lá, nada mais se abre.',
  'reason.signed_out_lately':
    'Esta pessoa foi desconectada de todos os aparelhos há menos de uma hora. Se outra pessoa tem a senha, desative a conta.',
  'reason.channel_off': 'Isto não está disponível aqui. Escreva para o atendimento.',
  'reason.contact_code_wrong':
    'Este código não está certo ou não vale mais. Após cinco tentativas, peça um novo.',
  'reason.recovery_link_invalid': 'Este link não funciona mais. Peça um novo.',
  'reason.recovery_runs':
    'A senha de acesso foi redefinida há pouco. Enquanto os saques ficam suspensos por isso, só a senha de transação antiga permite definir uma nova.',
  'reason.recovery_not_open': 'Neste caso não é mais possível definir uma nova senha.',
  'reason.recovered_lately':
    'A equipe já deixou redefinir a senha desta conta nos últimos 30 dias. A pessoa pode usar o link por e-mail.',
  'reason.no_login_password': 'Esta conta vem de um aplicativo anfitrião e não tem senha de acesso.',
  'reason.provider_unreachable': 'O serviço de login não responde. Tente de novo em instantes.',
  'reason.identity_unknown':
    'Nenhuma conta está ligada a esta identidade. Entre uma vez com sua senha e ligue-a em “Sua conta”, ou fale com um administrador.',
  'reason.provider_demanded': 'Esta conta entra pelo serviço de login.',
  'reason.identity_demanded': 'Ligue sua conta ao serviço de login: até lá, nada mais se abre.',
  'reason.sign_in_lapsed': 'Este login não foi concluído, ou não a tempo. Comece de novo.',
  'reason.same_text_to_many':
    'O mesmo texto foi enviado a cinco pessoas em um dia. Proponha uma notificação para todos: outra pessoa a aprova.',
  'reason.not_a_lead': 'Esta pessoa não pode publicar planos.',
  'reason.payee_not_approved': 'Este beneficiário não está aprovado.',

  'refusal.until': 'Possível de novo a partir de {time}.',
  'refusal.triesLeft':
    '{count, plural, one {Resta # tentativa.} many {Restam # de tentativas.} other {Restam # tentativas.}}',

  'field.required': 'Não pode ficar vazio.',
  'field.unknown_field': 'Este campo não é conhecido.',
  'field.wrong_type': 'Este tipo de valor não serve aqui.',
  'field.too_short': 'É curto demais.',
  'field.too_long': 'É longo demais.',
  'field.too_small': 'É pequeno demais.',
  'field.too_big': 'É grande demais.',
  'field.invalid_format': 'Isto não parece correto.',
  'field.not_one_of': 'Escolha uma das opções.',
  'field.passwords_do_not_match': 'As senhas não coincidem.',
  'field.same_as_old': 'A nova senha deve ser diferente da antiga.',
  'field.trivial_password': 'É fácil demais de adivinhar. Escolha outros dígitos.',
  'field.maker_and_checker': 'Uma mesma pessoa não pode propor e decidir.',
  'field.common_password': 'Muita gente usa esta senha: ela é a primeira a ser testada. Escolha outra.',
  'field.same_as_username': 'A senha deve ser diferente do nome de usuário.',
  'field.poses_as_staff': 'Este nome poderia ser confundido com o da equipe. Escolha outro.',
  'field.payment_details': 'Dados de pagamento são enviados somente em uma ficha própria.',
  'field.outside_link': 'Só podem ser citados endereços deste aplicativo, e nenhuma conversa em outro lugar.',
  'field.pay_to_release':
    'Nunca é preciso pagar nada para que o dinheiro seja liberado. Escreva de outra forma.',
  'field.promise_of_profit': 'Ninguém pode prometer lucro. Escreva de outra forma.',
  'field.other_company': 'Nenhuma outra empresa pode ser citada aqui.',
} satisfies Translation<typeof english>;
