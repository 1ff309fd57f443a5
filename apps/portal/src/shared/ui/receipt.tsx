import { type ReactNode, type Ref, useId } from 'react';
import { DoneMark } from './mark';
import { Money } from './money';
import './receipt.css';

interface Props {
  title: string;
  /** Left out where nothing was moved. */
  amountMinor?: number | undefined;
  /** One line below, such as where the money goes. */
  note?: ReactNode;
  /** The heading, for who wants it read first. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of what ends an act with money: the mark closes, the amount stands below it. */
export const ReceiptHead = ({ title, amountMinor, note, headingRef }: Props) => {
  const id = useId();
  return (
    <section className="receipt" aria-labelledby={id}>
      <DoneMark />
      <h2 id={id} ref={headingRef} tabIndex={-1} className="receipt__title">
        {title}
      </h2>
      {amountMinor === undefined ? null : (
        <p className="receipt__amount">
          <Money amountMinor={amountMinor} />
        </p>
      )}
      {note === undefined ? null : <p className="soft">{note}</p>}
    </section>
  );
};
