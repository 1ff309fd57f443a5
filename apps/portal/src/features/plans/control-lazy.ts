import { lazy } from 'react';
import { translator } from '../../shared/i18n/translator';

/** The control of a plan, and what its timeline tells of it: fetched after the page, with the words of both. */
export const OrderControl = lazy(async () => {
  const [module] = await Promise.all([import('./order-control'), translator.need('control')]);
  return { default: module.OrderControl };
});

export const ControlFigures = lazy(async () => {
  const [module] = await Promise.all([import('./control-figures'), translator.need('control')]);
  return { default: module.ControlFigures };
});

/** The question before a plan is canceled or stopped, with the phrase of a refusal that it may show. */
export const OrderConfirm = lazy(async () => {
  const [module] = await Promise.all([import('./order-confirm'), translator.need('reasons')]);
  return { default: module.OrderConfirm };
});
