import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

export const entry = {
  'entry.checking': 'Verificando quem você é',
  'entry.failed': 'Não conseguimos verificar quem você é. Nada foi alterado.',
  'entry.again': 'Tentar de novo',

  'welcome.heading': 'Boas-vindas ao Fairlead',
  'welcome.lead': 'Aloque valores em planos de anúncios e veja de onde vem cada número.',
  'welcome.fact.wallet': 'Seu dinheiro fica em uma carteira só sua. Cada lançamento fica registrado.',
  'welcome.fact.record':
    'Cada produto mostra o resultado de todos os planos liquidados, inclusive os que perderam.',
  'welcome.fact.out': 'Você pode sacar e encerrar a conta a qualquer momento.',
  'welcome.risk': 'Um valor alocado em um plano pode ser perdido.',
  'welcome.code': 'Código de autorização',
  'welcome.codeHint': 'Você o recebe do programa. Ele abre uma conta, uma única vez.',
  'welcome.open': 'Abrir minha conta',
  'welcome.noCode': 'Ainda sem código?',
  'welcome.askForCode': 'Perguntar ao atendimento',

  'reopen.heading': 'Abra o Fairlead de novo pelo seu aplicativo',
  'reopen.explained':
    'Você veio de outro aplicativo, e o acesso dele terminou ou já foi usado. Sua conta e seu dinheiro estão intactos.',
  'reopen.how':
    'Volte para aquele aplicativo e abra o Fairlead por lá. Você não tem senha de acesso aqui, nem precisa de uma.',
  'reopen.button': 'Voltar ao aplicativo',
  'reopen.login': 'Tenho nome de usuário e senha',
} satisfies Translation<typeof english>;
