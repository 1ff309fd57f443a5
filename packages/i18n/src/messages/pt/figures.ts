import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Período',
  'figures.time.week': '7 dias',
  'figures.time.four': '28 dias',
  'figures.time.month': 'Este mês',
  'figures.time.own': 'Outro',
  'figures.fault.order': 'O último dia é anterior ao primeiro.',
  'figures.fault.long': 'Escolha no máximo 366 dias.',
  'figures.by': 'Detalhar por',
  'figures.by.day': 'Dia',
  'figures.by.hour': 'Hora',
  'figures.by.plan': 'Plano',
  'figures.by.product': 'Produto',
  'figures.figure': 'Número exibido',
  'figures.fell': 'O gasto caiu desde que {plan} terminou em {day}.',
  'figures.rose': 'O gasto subiu desde que {plan} começou em {day}.',
  'figures.compared': 'Antes: {value}, {days}',
  'figures.before': 'Antes',
  'figures.table': '{name}, linha por linha',
  'figures.total': 'Total',
  'figures.rest': 'Todos os outros',
  'figures.inspect': 'Ponto exibido',
  'figures.zone': 'Dias e horas no seu fuso horário, {zone}.',
  'figures.export': 'Salvar como CSV',
  'figures.allPlans': 'Todos os planos',
} satisfies Translation<typeof english>;
