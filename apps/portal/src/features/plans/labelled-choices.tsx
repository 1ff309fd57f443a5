import { Choices } from '../../shared/ui/tabs';

interface Props<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of choices with what it chooses written before it, so that several rows leave the list in sight. */
export const LabelledChoices = <Value extends string>(props: Props<Value>) => (
  <div className="labelled-choices">
    <p className="small soft" aria-hidden="true">
      {props.label}
    </p>
    <Choices {...props} />
  </div>
);
