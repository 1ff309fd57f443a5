import { HOLDER_LIMITS } from '@fairlead/vocabulary';
import { useState } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { type OrderDetail, usePlanActs } from './api';
import { LimitsSheet } from './limits-sheet';
import { LowerSheet } from './lower-sheet';
import { Over } from './over';
import { RaiseSheet } from './raise-sheet';

type Control = NonNullable<OrderDetail['control']>;

/** A limit as it is read, or that there is none. */
export const useWrittenLimit = () => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  return (limits: Control['limits'], limit: (typeof HOLDER_LIMITS)[number]): string => {
    const value = limits[limit];
    if (value === null) return t('control.noLimit');
    return typeof value === 'number' ? money(value) : writtenTime(value);
  };
};

const PauseQuestion = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const { send, sending } = useSend(async () => {
    await acts.pause(orderId);
    showToast(t('control.pauseAsked'), 'done');
    onClose();
  });
  return (
    <Dialog title={t('control.pauseQuestion')} onClose={onClose} dismissible={!sending}>
      <p>{t('control.pauseExplained')}</p>
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t('order.keepRunning')}
        </Button>
        <Button sending={sending} onClick={() => void send()}>
          {t('control.pause')}
        </Button>
      </div>
    </Dialog>
  );
};

const Resume = ({ orderId }: { orderId: string }) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const { send, sending } = useSend(async () => {
    await acts.resume(orderId);
    showToast(t('control.resumeAsked'), 'done');
  });
  return (
    <Button sending={sending} onClick={() => void send()}>
      {t('control.resume')}
    </Button>
  );
};

/** From when another daily cap applies, and which one holds until then. */
const CapChange = ({ control, from }: { control: Control; from: string }) => {
  const t = useTranslate();
  const money = useMoney();
  const time = useWrittenTime()(from);
  const { limits, cap_today: today } = control;
  const value = today === null ? t('control.noLimit') : money(today);
  return (
    <p className="small soft">
      {t(limits.daily_cap === null ? 'control.capEnds' : 'control.capFrom', { time, value })}
    </p>
  );
};

type Sheet = 'pause' | 'limits' | 'raise' | 'lower';

interface Props {
  detail: OrderDetail;
  control: Control;
}

const ControlCard = ({ detail, control, onOpen }: Props & { onOpen: (sheet: Sheet) => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const written = useWrittenLimit();
  const orderId = detail.order.id;
  const isBlocked = useIsBlocked();
  const isFull = (detail.order.amount ?? 0) >= detail.product.max_put_amount;
  const isPaused = control.pace === 'pausing' || control.pace === 'paused';
  const { cap_from: capFrom } = control;
  const set = HOLDER_LIMITS.filter((limit) => control.limits[limit] !== null);
  return (
    <section className="card">
      <h2>{t('control.heading')}</h2>
      {set.length === 0 && capFrom === null ? (
        <p className="small soft">{t('control.noLimits')}</p>
      ) : (
        <Rows>
          {set.map((limit) => (
            <Row key={limit} name={t(`control.limit.${limit}`)}>
              {written(control.limits, limit)}
            </Row>
          ))}
        </Rows>
      )}
      {capFrom === null ? null : <CapChange control={control} from={capFrom} />}
      {control.lowers_to === null ? null : (
        <Rows>
          <Row name={t('control.lowerWaits')}>{money(control.lowers_to)}</Row>
        </Rows>
      )}
      <div className="order-control">
        {isPaused && !isBlocked ? <Resume orderId={orderId} /> : null}
        {isPaused ? null : (
          <Button look="quiet" onClick={() => onOpen('pause')}>
            {t('control.pause')}
          </Button>
        )}
        {isBlocked ? null : (
          <Button look="quiet" onClick={() => onOpen('limits')}>
            {t('control.setLimits')}
          </Button>
        )}
        {isBlocked || control.lowers_to !== null || isFull ? null : (
          <Button look="quiet" onClick={() => onOpen('raise')}>
            {t('control.raise')}
          </Button>
        )}
        {control.may_lower ? (
          <Button look="quiet" onClick={() => onOpen('lower')}>
            {t('control.lower')}
          </Button>
        ) : null}
      </div>
      {isFull ? <p className="small soft">{t('control.raiseFull')}</p> : null}
      {/* While nothing waits, money of the operator alone forbids it. */}
      {control.may_lower || control.lowers_to !== null ? null : (
        <p className="small soft">{t('control.lowerNot')}</p>
      )}
    </section>
  );
};

interface OpenProps extends Props {
  open: Sheet;
  isOver: boolean;
  onClose: () => void;
}

const OpenSheet = ({ open, detail, control, isOver, onClose }: OpenProps) => {
  const t = useTranslate();
  // A raise that was made shows its receipt, whatever became of the plan.
  if (open === 'raise') return <RaiseSheet detail={detail} isOver={isOver} onClose={onClose} />;
  if (isOver) {
    return (
      <Over title={t('control.heading')} onClose={onClose}>
        {t('control.over')}
      </Over>
    );
  }
  if (open === 'lower') return <LowerSheet order={detail.order} onClose={onClose} />;
  if (open === 'pause') return <PauseQuestion orderId={detail.order.id} onClose={onClose} />;
  return <LimitsSheet detail={detail} control={control} onClose={onClose} />;
};

/**
 * What a person may ask of a running plan: to pause, to go on, to stop by itself at limits of theirs, and more or less money on it.
 * @param props.isOver nothing of it can be asked any more: only a sheet that is open says so
 */
export const OrderControl = ({ detail, control, isOver }: Props & { isOver: boolean }) => {
  const [open, setOpen] = useState<Sheet | null>(null);
  return (
    <>
      {isOver ? null : <ControlCard detail={detail} control={control} onOpen={setOpen} />}
      {open === null ? null : (
        <OpenSheet {...{ open, detail, control, isOver }} onClose={() => setOpen(null)} />
      )}
    </>
  );
};
