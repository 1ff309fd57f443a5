import type { Services } from '../../http/services';

/** A delivery network as the outbox sees it. Every call may be made again: a network knows an order by its number. */
export interface NetworkAdapter {
  readonly name: string;
  /** Hands an order over; the answer comes later, through functions of the plans module. */
  submit(services: Services, orderId: number): Promise<void>;
  /** Takes an order back, or asks for the end of its run. */
  cancel(services: Services, orderId: number): Promise<void>;
  /** Tells the whole of what its holder wants of a running order now; sent when nothing is wanted any more, it does nothing. */
  control(services: Services, orderId: number): Promise<void>;
}
