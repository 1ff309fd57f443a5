import type { Translation } from '../../packs';
import type { channels as english } from '../en/channels';

export const channels = {
  'channels.me': 'Você é avisado somente aqui, na caixa de entrada deste aplicativo.',
  'channels.inboxOnly':
    'Aqui não há e-mails nem notificações no aparelho. Tudo chega à sua caixa de entrada.',
  'channels.email': 'E-mail',
  'channels.phone': 'Telefone',
  'channels.push': 'Este aparelho',
  'channels.verified': 'Verificado',
  'channels.unverified': 'Não verificado',
  'channels.none': 'Não informado na sua conta',
  'channels.change': 'Alterar',
  'channels.verify': 'Enviar um código',
  'channels.emailWhy':
    'As mensagens só vão para um endereço que você verificou. Isso soma 20 pontos à sua pontuação, uma vez.',
  'channels.phoneWhy': 'A verificação soma 20 pontos à sua pontuação, uma vez.',
  'channels.emailOff': 'Esta instalação não envia e-mails.',
  'channels.phoneBySupport': 'Aqui os números de telefone são verificados com o atendimento.',
  'channels.codeSent': 'Um código está a caminho de {to}.',
  'channels.code': 'Código de seis dígitos',
  'channels.codeMissing': 'Digite os seis dígitos.',
  'channels.confirm': 'Verificar',
  'channels.again': 'Enviar um novo código',
  'channels.nowVerified': 'Verificado.',
  'channels.pushOn': 'Ativar neste aparelho',
  'channels.pushOff': 'Desativar neste aparelho',
  'channels.pushIsOn':
    'Este aparelho mostra mensagens mesmo com o aplicativo fechado. Isso termina quando você sai da conta.',
  'channels.pushIsOff': 'Este aparelho não mostra nada com o aplicativo fechado.',
  'channels.pushDenied':
    'Seu navegador não permite. Autorize as notificações desta página nas configurações dele e volte.',
  'channels.pushUnsupported': 'Este navegador não consegue mostrar nada com o aplicativo fechado.',
  'channels.pushFailed': 'Seu navegador não conseguiu ativar. Tente mais tarde.',
  'channels.what': 'Sobre o que receber notificações',
  'channels.security': 'Segurança da sua conta',
  'channels.securityAlways': 'As mensagens de segurança sempre vão para um endereço de e-mail verificado.',
  'channels.needsEmail': 'Verifique primeiro seu endereço de e-mail.',
  'channels.shows': 'O que uma mensagem mostra',
  'channels.shows.title': 'Só o título',
  'channels.shows.details': 'Com detalhes',
  'channels.showsTitle': 'Nem valores nem nomes. Outras pessoas podem ver sua tela ou sua caixa de e-mail.',
  'channels.showsDetails': 'A notificação completa, com valores e nomes.',
  'channels.saved': 'Salvo.',
} satisfies Translation<typeof english>;
