import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Período',
  'figures.time.week': '7 días',
  'figures.time.four': '28 días',
  'figures.time.month': 'Este mes',
  'figures.time.own': 'Otro',
  'figures.fault.order': 'El último día es anterior al primero.',
  'figures.fault.long': 'Elija 366 días como máximo.',
  'figures.by': 'Desglosar por',
  'figures.by.day': 'Día',
  'figures.by.hour': 'Hora',
  'figures.by.plan': 'Plan',
  'figures.by.product': 'Producto',
  'figures.figure': 'Cifra mostrada',
  'figures.fell': 'El gasto bajó desde que {plan} terminó el {day}.',
  'figures.rose': 'El gasto subió desde que {plan} empezó el {day}.',
  'figures.compared': 'Antes: {value}, {days}',
  'figures.before': 'Antes',
  'figures.table': '{name}, fila por fila',
  'figures.total': 'Total',
  'figures.rest': 'Todos los demás',
  'figures.inspect': 'Punto mostrado',
  'figures.zone': 'Días y horas en su zona horaria, {zone}.',
  'figures.export': 'Guardar como CSV',
  'figures.allPlans': 'Todos los planes',
} satisfies Translation<typeof english>;
