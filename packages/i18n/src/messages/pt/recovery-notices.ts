import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Alguém pediu para redefinir sua senha de acesso',
  'notice.account.recoveryAsked.body':
    'A pessoa disse ao atendimento que é você. Duas pessoas da equipe analisam. Se não foi você, interrompa no aplicativo com um toque.',
  'notice.account.recovered.title': 'Sua senha de acesso foi redefinida',
  'notice.account.recovered.body':
    'Ela foi definida sem a antiga. Você saiu de todos os aparelhos e os saques ficam suspensos até {until}. Se não foi você, escreva para o atendimento imediatamente.',
  'notice.account.recoveryStopped.title': 'Redefinição de senha impedida',
  'notice.account.recoveryStopped.body':
    'Alguém com a conta aberta interrompeu o pedido. Sua senha fica como estava. Se não foi você, escreva para o atendimento imediatamente.',
  'notice.account.newSignInPhone.title': 'Novo acesso',
  'notice.account.newSignInPhone.body':
    'Alguém entrou em um celular ou tablet que não tinha sido usado antes. Se não foi você, encerre esse acesso e troque a senha.',
  'notice.account.newSignInComputer.title': 'Novo acesso',
  'notice.account.newSignInComputer.body':
    'Alguém entrou em um computador que não tinha sido usado antes. Se não foi você, encerre esse acesso e troque a senha.',
  'notice.account.newSignIn.title': 'Novo acesso',
  'notice.account.newSignIn.body':
    'Alguém entrou em um aparelho que não tinha sido usado antes. Se não foi você, encerre esse acesso e troque a senha.',
  'mail.recoveryLink.subject': 'Defina uma nova senha',
  'mail.recoveryLink.body':
    'Alguém pediu uma nova senha de acesso para {username}. O link abaixo vale uma vez, até {until}.\n\nSe não foi você, não precisa fazer nada: sem o link nada acontece.',
  'mail.recoveryShut.subject': 'Por enquanto, nenhum link novo',
  'mail.recoveryShut.body':
    'Alguém pediu uma nova senha de acesso para {username}. Ela já foi definida por link duas vezes em 30 dias, o máximo possível. Até o fim desse prazo, escreva para o atendimento.',
  'mail.recovered.subject': 'A senha da sua conta anterior foi redefinida',
  'mail.recovered.body':
    'Este endereço pertencia até há pouco a {username}. A senha de acesso foi redefinida em {time}. Se não foi você, escreva para o atendimento imediatamente.',
} as const satisfies Translation<typeof english>;
