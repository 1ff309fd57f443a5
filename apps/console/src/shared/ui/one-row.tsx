import { strings } from '../lib/strings';
import { Button } from './button';
import { listStrings } from './list-strings';
import { useTextFilter } from './use-filter';

const NUMBER = /^[1-9]\d{0,14}$/;

/**
 * The one row that the address asks for by its number, as every link to what stands in a list does.
 * @param nameOf what it is called
 * @param name of its number in the address, where the page has others
 * @returns by what the list is narrowed then, and what says so and leads to all rows
 */
export const useOneRow = (nameOf: (id: string) => string, name = 'id') => {
  const { value, setValue } = useTextFilter(name);
  const id = NUMBER.test(value) ? value : undefined;
  return {
    id,
    given: id === undefined ? {} : { id },
    /** What the list says where there is no such row; undefined where none is asked for. */
    missing: id === undefined ? undefined : `${strings.common.gone} ${strings.common.goneHelp}`,
    mark:
      id === undefined ? null : (
        <p className="row">
          <span className="tag tag--attention">{nameOf(id)}</span>
          <Button inRow onClick={() => setValue('')}>
            {listStrings.allRows}
          </Button>
        </p>
      ),
  };
};
